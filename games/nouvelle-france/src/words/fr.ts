import { listing, signed } from '@cap-diamant/kernel';
import { SNOW } from '../model/vocabulary.ts';
import type { Catalogue } from './catalogue.ts';
import { counter } from './plural.ts';

const NONE = '—';
const count = counter('fr');
const list = listing('fr');
const points = (n: number) => count(n, { one: 'point', other: 'points' });
const cards = (n: number) => count(n, { one: 'carte', other: 'cartes' });
const card = (id: string) => (id === SNOW ? 'flocon' : id);

const site = { redoubt: 'la redoute', church: 'l’église', mill: 'le moulin' };
const onSite = { redoubt: 'sur la redoute', church: 'sur l’église', mill: 'sur le moulin' };
const character = { redoubt: 'l’officier', church: 'le curé', mill: 'le meunier' };
const bonus = { beam: 'la poutre', stake: 'le pieu', peg: 'la cheville' };
const floor = ['étage inférieur', 'étage médian', 'étage supérieur'] as const;
const lost = { beam: 'sa poutre', stake: 'son pieu', peg: 'sa cheville' };
const kept = { fille: 'sa fille du Roy', coureur: 'son coureur des bois', nation: 'son allié des Premières Nations' };

export const fr: Catalogue = {
  title: 'Nouvelle-France',
  variant: {
    standard: 'règles complètes',
    'one-card': 'une seule carte',
    'allies-once': 'alliés une fois par partie',
    'no-allies': 'sans alliés',
    'table-claims': 'pièces impossibles contestées par les adversaires',
    handicap: 'avec handicap',
    simplified: 'version simplifiée (une carte, sans alliés)',
  },
  site,
  onSite,
  character,
  bonus,
  placedBonus: bonus,
  ally: { fille: 'fille du Roy', coureur: 'coureur des bois', nation: 'Premières Nations' },
  nation: { brown: 'Anishinabe', blue: 'Innu', red: 'Wendat', yellow: 'W8banaki' },
  colour: { brown: 'brun', blue: 'bleu', red: 'rouge', yellow: 'jaune' },
  letter: { brown: 'B', blue: 'L', red: 'R', yellow: 'J' },
  floor,
  reason: {
    form: 'la pièce ne se tourne pas ainsi',
    site: 'cet ouvrage ou cette partie d’ouvrage n’existe pas',
    height: 'les murs ont trois étages au maximum',
    outside: 'un bout de la pièce n’est au-dessus d’aucune dalle',
    overlap: 'la place est déjà prise',
    covered: 'la pièce se pose par le haut, et quelque chose bloque le passage',
    floating: 'la pièce ne repose sur rien (la neige ne porte pas)',
    unstable: 'la pièce basculerait : son centre n’est pas au-dessus de ses appuis',
    over: 'la partie est terminée',
    'not-asked': 'c’est à quelqu’un d’autre de décider',
    question: 'ce n’est pas ce qui est demandé maintenant',
    piece: 'cette pièce n’est pas à poser maintenant',
    card: 'aucune carte visible ne montre cette forme',
    placeable: 'une pièce de cette forme peut encore être posée',
    ally: 'votre jeton Premières Nations n’est pas disponible',
    order: 'ce n’est pas le nombre de cartes à remettre',
  },
  source: {
    turns: 'tours',
    allies: 'alliés',
    floors: 'étages',
    characters: 'personnages',
    handicap: 'handicap',
    total: 'total',
  },
  aspect: {
    points: 'points tout de suite',
    floors: 'points aux bordées de neige',
    groups: 'cubes à relier plus tard',
    characters: 'personnages',
    bonus: 'pièces bonus restantes',
    allies: 'alliés disponibles',
  },
  piece: (id, doubled) => `${id} (${doubled} en double)`,
  question: {
    turn: (_, instead) => `À vous de jouer : piochez une carte${instead ? ` ou posez ${instead}` : ''}.`,
    order: ({ cards: n }) =>
      n === 1 ? 'Remettre la carte sur la pioche?' : `Dans quel ordre remettez-vous ces ${cards(n)} sur la pioche?`,
    card: () => 'Choisissez une carte visible et posez une pièce de cette forme.',
    answer: ({ shape }) => `La forme ${shape} est déclarée impossible à poser. Pouvez-vous la poser?`,
    fille: ({ base }) => `Doubler avec la fille du Roy (${base} → ${2 * base})?`,
    coureur: ({ base }) => `Envoyer le coureur des bois pour ${points(base >> 1)}?`,
    after: () => 'Votre tour finit. Voir d’abord les prochaines cartes?',
  },
  milestone: {
    completed: at => `ouvrage achevé : ${site[at]}`,
    claimed: 'cartes déclarées impossibles',
    stolen: 'tours volés',
  },
  over: 'La partie est terminée.',
  move: {
    place: (move, piece) =>
      `Poser ${piece} ${onSite[move.site as keyof typeof onSite] ?? move.site}, ${move.grid} : ${move.cells.join(' ')}`,
    draw: () => 'Piocher une carte',
    nation: () => 'Regarder en secret les prochaines cartes',
    order: ({ places }) => `Remettre les cartes dans l’ordre ${places.join(', ')}`,
    claim: ({ shape }) => `Déclarer la forme ${shape} impossible à poser`,
    fille: () => 'Doubler les points avec la fille du Roy',
    coureur: () => 'Envoyer le coureur des bois',
    pass: () => 'Passer',
    end: () => 'Finir le tour',
  },
  effect: {
    looked: ({ seat, cards: n }, { name, nation }) =>
      `${name(seat)} regarde en secret ${cards(n)} sur le dessus de la pioche (${nation(seat)}).`,
    saw: ({ cards: seen }) => `Dessus de la pioche : ${seen.map(card).join(', ')}.`,
    ordered: ({ seat }, { name }) => `${name(seat)} remet les cartes dans l’ordre de son choix.`,
    drew: ({ seat, card: id }, { name }) =>
      id === SNOW ? `${name(seat)} pioche un flocon.` : `${name(seat)} pioche la forme ${id}.`,
    placed: ({ seat, piece, site: at, base }, { name }) =>
      `${name(seat)} pose ${bonus[piece as keyof typeof bonus] ?? piece} ${onSite[at]} : ${points(base)}.`,
    completed: ({ seat, site: at }, { name }) =>
      `${name(seat)} achève ${site[at]} et gagne un personnage : ${character[at]}.`,
    scored: ({ seat, points: n, doubled }, { name }) =>
      `${name(seat)} marque ${points(n)}${doubled ? ', doublés par la fille du Roy' : ''}.`,
    followed: ({ seat, points: n }, { name }) => `« Coureur des bois! » ${name(seat)} marque ${points(n)}.`,
    declined: ({ seat, ally }, { name }) => `${name(seat)} garde ${kept[ally]}.`,
    claimed: ({ seat, shape }, { name }) => `${name(seat)} déclare la forme ${shape} impossible à poser.`,
    conceded: ({ seat, shape }, { name }) => `${name(seat)} ne pose pas la forme ${shape}.`,
    stolen: ({ seat, from }, { name }) => `${name(seat)} vole son tour à ${name(from)}.`,
    discarded: ({ shape }) => `La carte ${shape} est défaussée.`,
    snowfall: ({ floor: at, points: list }, { name }) =>
      `La neige recouvre l’${floor[at]} : ${list.map((n, seat) => `${name(seat)} ${signed('fr', n)}`).join(', ')}.`,
    lost: ({ seat, bonus: piece }, { name }) =>
      `${name(seat)} perd ${lost[piece]}, non posé${piece === 'stake' ? '' : 'e'} à temps.`,
    refreshed: () => 'Tous les alliés sont de nouveau disponibles.',
    turn: ({ seat }, { name }) => `À ${name(seat)} de jouer.`,
    character: ({ seat, site: at, points: n }, { name }) => `Pour ${character[at]}, ${name(seat)} marque ${points(n)}.`,
    ended: ({ winners }, { name }) =>
      winners.length > 1
        ? `La partie est terminée : ${list(winners.map(name))} se partagent le titre d’ingénieur du Roy.`
        : `La partie est terminée : ${winners.map(name).join('')} devient ingénieur du Roy.`,
  },
  page: {
    labelled: (label, text) => `${label} : ${text}`,
    listed: texts => texts.join(', ') || NONE,
    board: 'les trois ouvrages, étage par étage',
    cards: 'les cartes visibles, la pioche et la défausse',
    players: 'les joueurs, leurs pièces bonus et leurs alliés',
    legend: letters =>
      `${letters.join(', ')}; minuscule : couleur sans joueur; · dalle libre; × perdue sous un surplomb`,
    site: (name, person, n, holder = 'personne') => `${name} (${person}, ${n} : ${holder})`,
    floor: (name, face, snowed) => `${name} [${face}]${snowed ? ', neige' : ''}`,
    visible: 'Cartes visibles',
    deck: n => `Pioche : ${cards(n)}`,
    known: 'Vous connaissez',
    deckCard: (place, id) => `${place}. ${id}`,
    discards: 'Défausse',
    toCome: 'À venir',
    none: NONE,
    player: (name, colour, score) => `${name} (${colour}) : points ${score}`,
    bonus: 'pièces bonus',
    ready: 'alliés',
    holds: 'personnages',
    snow: n => (n === 0 ? 'Pas encore de neige' : `${count(n, { one: 'bordée', other: 'bordées' })} de neige`),
  },
};
