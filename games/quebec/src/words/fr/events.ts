import type { Catalogue } from '../catalogue.ts';

export const events: Catalogue['events'] = {
  '1603-champlain': {
    title: '1603, premier voyage de Champlain',
    effect:
      'À la fin de la partie, le plus grand groupe de bâtiments reliés rapporte 8 points à son propriétaire, et à chacun en cas d’égalité.',
    history: 'Champlain découvre le rétrécissement du Saint-Laurent cinq ans avant de revenir y fonder Québec.',
  },
  '1663-sovereign-council': {
    title: '1663, Conseil souverain',
    effect:
      'Deux bâtiments portant votre jeton dans chacune de trois couleurs : 8 points pour le premier qui y parvient, 4 pour le deuxième.',
    history: 'Louis XIV rattache la Nouvelle-France à la Couronne et la dote d’un conseil qui siège à Québec.',
  },
  '1665-jean-talon': {
    title: '1665, arrivée de Jean Talon',
    effect:
      'Un bâtiment à trois étoiles dans chacune des quatre couleurs : 8 points pour le premier qui y parvient, 4 pour le deuxième.',
    history:
      'Le nouvel intendant recense les colons, en fait venir d’autres et crée un chantier naval et une brasserie.',
  },
  '1682-fire': {
    title: '1682, grand incendie',
    effect:
      'Trois bâtiments culturels portant votre jeton : 8 points pour le premier qui y parvient, 4 pour le deuxième.',
    history: 'Une nuit d’août, la basse-ville est ravagée par les flammes; on la rebâtit en pierre.',
  },
  '1756-seven-years-war': {
    title: '1756-1763, guerre de Sept Ans',
    effect: 'Prendre un leader n’active aucun ouvrier.',
    history:
      'Une guerre menée sur plusieurs continents s’achève par la cession de la Nouvelle-France à la Grande-Bretagne.',
  },
  '1759-plains-of-abraham': {
    title: '1759, bataille des plaines d’Abraham',
    effect:
      'Après le décompte de la Citadelle, chaque joueur fait cascader la moitié de ses ouvriers, 5 au plus, dans la zone Politique.',
    history: 'Le combat devant les murs est bref; les deux généraux, Wolfe et Montcalm, meurent de leurs blessures.',
  },
  '1763-royal-proclamation': {
    title: '1763, Proclamation royale',
    effect: 'Personne ne peut prendre de leader.',
    history:
      'George III fait de la colonie conquise sa « Province of Quebec », et bien des notables français repartent.',
  },
  '1775-fortification': {
    title: '1775, fortification de Québec',
    effect: 'Un bâtiment achevé avec un seul groupe d’ouvriers ne reçoit pas de jeton étoile.',
    history: 'La dernière nuit de l’année, en pleine tempête de neige, la ville repousse l’assaut des Américains.',
  },
  '1800-immigration': {
    title: '1800-1830, immigration britannique',
    effect: 'Chaque nouveau chantier active 4 ouvriers, soit un de plus.',
    history: 'Les navires partis livrer du bois aux îles Britanniques reviennent à Québec chargés d’immigrants.',
  },
  '1812-war': {
    title: '1812, guerre contre les États-Unis',
    effect: 'Chaque nouveau chantier n’active que 2 ouvriers, soit un de moins.',
    history: 'L’invasion n’atteint jamais Québec, mais les Britanniques y élèveront la Citadelle que nous connaissons.',
  },
  '1867-capital': {
    title: '1867, capitale provinciale',
    effect:
      'Au début du siècle, chaque joueur active autant d’ouvriers que l’indique son rang aux points : 1 pour le premier, et ainsi de suite.',
    history: 'Avec la Confédération, Québec devient la capitale de la nouvelle province.',
  },
  '1871-canals': {
    title: '1871, Commission des canaux',
    effect: 'Après le décompte, personne ne garde plus de 3 ouvriers actifs; les autres retournent en réserve.',
    history:
      'Un fleuve plus profond et de meilleurs canaux mènent les grands navires vers Montréal et les Grands Lacs.',
  },
  '1917-conscription': {
    title: '1917, crise de la conscription',
    effect: 'Juste avant le décompte, les ouvriers quittent toute zone où leur propriétaire n’en a que 1 ou 2.',
    history:
      'À Pâques 1918, la colère contre l’enrôlement forcé gagne les rues de Québec; l’armée tue quatre personnes.',
  },
  '1955-carnival': {
    title: '1955, Carnaval d’hiver',
    effect: 'Juste avant le décompte, chaque joueur présent dans les cinq zones marque 5 points.',
    history: 'Québec fait de son hiver une fête, et Bonhomme y accueille les visiteurs.',
  },
  '2001-summit': {
    title: '2001, Sommet des Amériques',
    effect: 'Les ouvriers ne cascadent que dans une zone où leur propriétaire en a déjà un.',
    history:
      'Trente-quatre chefs d’État et de gouvernement se réunissent derrière une clôture, entre manifestations et gaz lacrymogènes.',
  },
  '2008-anniversary': {
    title: '2008, 400e anniversaire',
    effect: 'Seuls les joueurs présents dans les quatre zones de couleur au début du décompte peuvent cascader.',
    history:
      'Québec fête ses quatre siècles par des concerts, des expositions et des images projetées sur les silos du port.',
  },
};
