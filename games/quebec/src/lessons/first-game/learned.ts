import type { Learned } from '@cap-diamant/kernel/lessons';

export const LEARNED: readonly Learned[] = [
  {
    step: 'send',
    en: 'A turn is one action: start a building, contribute to one, or send one worker into a zone.',
    fr: 'Un tour est une action : mettre un bâtiment en chantier, contribuer à un bâtiment ou envoyer un ouvrier dans une zone.',
    ru: 'Ход — одно действие: начать здание, сделать взнос или отправить одного работника в сферу.',
  },
  {
    step: 'complete',
    en: 'Starting a building completes your last one and makes 3 workers active.',
    fr: 'Mettre en chantier achève votre bâtiment précédent et rend 3 ouvriers actifs.',
    ru: 'Новое здание завершает ваше прежнее и делает активными 3 работников.',
  },
  {
    step: 'contribute',
    en: 'Contributing to another player’s building brings its district’s additional action; to your own, nothing but stars.',
    fr: 'Contribuer au bâtiment d’un autre donne l’action complémentaire du quartier; au vôtre, rien que des étoiles.',
    ru: 'Взнос в чужое здание даёт дополнительное действие района, в своё — только звёзды.',
  },
  {
    step: 'complete',
    en: 'A completed building sends all its workers to the zone of its colour and gives you a token: one star per contribution.',
    fr: 'Un bâtiment achevé envoie tous ses ouvriers dans la zone de sa couleur et vous donne un jeton : une étoile par contribution.',
    ru: 'Завершённое здание отправляет всех работников в сферу своего цвета и даёт вам жетон: по звезде за взнос.',
  },
  {
    step: 'last-turn',
    en: 'A century ends when an architect finds no free site, or when a player begins a turn without any worker, active or in the supply.',
    fr: 'Un siècle finit quand un architecte ne trouve plus de chantier libre, ou quand quelqu’un commence son tour sans aucun ouvrier, ni actif ni en réserve.',
    ru: 'Столетие кончается, когда архитектору не остаётся площадки или игрок начинает ход без единого работника: ни активных, ни в резерве.',
  },
  {
    step: 'bonus',
    en: 'Zones pay 1 point per worker; the majority gets half as many again, five at most.',
    fr: 'Les zones paient 1 point par ouvrier; la majorité en reçoit la moitié en plus, cinq au plus.',
    ru: 'Сферы дают 1 очко за работника, а большинству — ещё половину, не больше пяти.',
  },
  {
    step: 'buildings',
    en: 'After four centuries: buildings pay 1, 3 or 6 for 1, 2 or 3 stars; each worker still on a site and each pair of active ones, one point.',
    fr: 'Après quatre siècles : les bâtiments paient 1, 3 ou 6 pour 1, 2 ou 3 étoiles; un point aussi pour chaque ouvrier sur un chantier et chaque paire d’actifs.',
    ru: 'После четырёх столетий: здания дают 1, 3 или 6 очков за одну, две или три звезды, каждый работник на площадке и каждая пара активных — очко.',
  },
];
