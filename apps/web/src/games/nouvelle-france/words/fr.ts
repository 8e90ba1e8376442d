import { counting } from '../../../words/plural.ts';
import type { PlayTexts } from './texts.ts';

const count = counting('fr');
const points = (n: number): string => count(n, { one: 'point', other: 'points' });
const cards = (n: number): string => count(n, { one: 'carte', other: 'cartes' });

export const fr: PlayTexts = {
  cards: {
    visible: 'Cartes visibles',
    shape: id => `Forme ${id}`,
    card: (id, left) => `Forme ${id}, ${count(left, { one: 'pièce restante', other: 'pièces restantes' })}`,
    drawn: 'piochée à l’instant',
    dead: 'ne tient nulle part',
    snowflake: 'Flocon',
    deck: n => `${cards(n)} dans la pioche`,
    deckAndSnow: (deck, snow) => `${deck}, ${snow}`,
    described: facts => facts.join(', '),
    reserve: 'Pièces en réserve',
    reserveAbout: 'Toutes les pièces qui restent, par forme, et le nombre de cartes de chaque forme encore à venir.',
    openReserve: 'Toutes les pièces',
    toCome: n => `${cards(n)} à venir`,
    noneToCome: 'plus aucune carte à venir',
    piece: colours => colours.join(', '),
    discards: 'Défausse',
    noDiscards: 'Rien n’a encore été défaussé.',
    snowfalls: n =>
      n === 0
        ? 'pas encore de neige'
        : count(n, { one: 'bordée de neige sur trois', other: 'bordées de neige sur trois' }),
  },
  sites: {
    names: { redoubt: 'Redoute', church: 'Église', mill: 'Moulin' },
    sticks: 'Ce que vaut un cube quand la neige couvre son étage',
    face: face => ({ '+': '1 point par cube', '2': '2 points par cube', '-': '−1 point par cube' })[face],
    floor: (floor, worth) => `${floor} : ${worth}`,
    floorBuried: (floor, worth) => `${floor} : ${worth}, sous la neige`,
    character: (name, n) => `${name} : ${points(n)} pour la dernière dalle cachée`,
    heldBy: name => `gagné par ${name}`,
    free: 'encore à gagner',
    ifItSnowed: 'S’il neigeait maintenant',
  },
  players: {
    sources: 'D’où viennent les points',
    noPoints: 'Pas encore de points',
    points,
    allies: 'Alliés',
    bonus: 'Pièces bonus',
    ready: ally => `${ally} : jeton disponible`,
    used: ally => `${ally} : jeton utilisé`,
    has: bonus => `${bonus} : disponible`,
    gone: bonus => `${bonus} : pièce jouée ou perdue`,
  },
  ask: {
    draw: 'Piocher une carte',
    drawFrom: deck => `Piocher une carte. ${deck}`,
    drawAbout: 'Elle rejoint les cartes visibles. Un flocon fait d’abord neiger.',
    bonus: piece => `Poser ${piece}`,
    bonusAbout: 'Au lieu de piocher. À votre couleur; perdue à la bordée suivante.',
    look: 'Voir la pioche',
    lookAbout: n =>
      n === 1
        ? 'La carte du dessus, en secret.'
        : `Les ${cards(n)} du dessus, en secret; vous les remettez dans l’ordre voulu.`,
    end: 'Finir le tour',
    endAbout: 'Garder le jeton pour plus tard.',
    fille: n => `Doubler avec la fille du Roy (${n} → ${2 * n})?`,
    filleYes: 'Doubler',
    filleGain: (from, to) => `${from} → ${to}`,
    filleNo: 'Garder pour plus tard',
    coureur: (name, n) => `${name} marque ${points(n)}. Envoyer votre coureur des bois?`,
    coureurYes: n => `Suivre : ${points(n)}`,
    coureurNo: 'Passer',
    coureurAbout:
      'La moitié de ces points est pour vous, arrondie à l’inférieur; le jeton revient à la prochaine bordée.',
    noAllyThisTurn: 'Aucun allié ce tour-ci',
    notUntilMyTurn: 'Pas avant mon tour',
    notUntilSnow: 'Pas avant la neige',
    askAgain: 'Reposer les questions sur les alliés',
    keep: 'Garder pour plus tard',
    claim: shape => `${shape} ne se pose pas`,
    exchange: shape => `Changer la carte ${shape}`,
    claimAssisted: 'Aucune pièce de cette forme ne tient nulle part. Piochez une autre carte à la place.',
    claimTable:
      'Si vous croyez qu’une forme ne tient nulle part, dites-le. Mais qui lui trouve une place vous vole le tour.',
    claimOnly: 'Aucune des cartes visibles ne tient nulle part.',
    answer: (name, shape) => `${name} affirme que la forme ${shape} ne se pose pas.`,
    answerAbout: 'Trouvez-lui une place et le tour est à vous, ou passez.',
    answerNo: 'Je n’en vois pas non plus',
  },
  recap: {
    placed: at => `pose une pièce ${at}`,
    advised: at => `Posez cette pièce ${at}, comme dessiné.`,
    doubled: 'double avec la fille du Roy',
  },
  look: {
    title: 'Un regard secret sur la pioche',
    pass: name => `Passez l’appareil à ${name}`,
    passAbout: name => `Les prochaines cartes sont réservées à ${name}.`,
    iAm: name => `Je suis ${name} : montrer les cartes`,
    about: 'Glissez les cartes dans l’ordre où elles seront piochées, ou servez-vous des flèches.',
    advised: 'Le conseil : les remettre dans cet ordre.',
    places: ['Première', 'Deuxième', 'Troisième'],
    placed: (place, card) => `${place} : ${card}`,
    earlier: card => `${card} : avancer`,
    later: card => `${card} : reculer`,
    back: 'Remettre dans cet ordre',
    again: 'Voir les cartes',
    hide: 'Cacher',
    peek: n => `Vous connaissez ${cards(n)}`,
    moved: (card, place) => `${card} : maintenant au rang ${place}.`,
  },
  snow: {
    title: floor => `La neige couvre l’${floor}`,
    site: 'Ouvrage',
    cubes: n => count(n, { one: 'cube', other: 'cubes' }),
    also: 'Aussi',
  },
  end: {
    snowfalls: 'Bordées de neige',
    bySource: 'Par source',
    tie: 'Comment l’égalité a été tranchée',
    phase: phase => `phase ${phase}`,
    tied: (names, n) => `${names} ont chacun ${points(n)}.`,
    tieAllies: (names, n) => `Le moins d’alliés utilisés dans la dernière phase (${n}) l’emporte : ${names}.`,
    tiePeg: names => `Les alliés sont à égalité aussi, mais une cheville inutilisée l’emporte : ${names}.`,
    tieShared: names => `Alliés et cheville sont à égalité aussi : ${names} partagent le titre.`,
  },
  keys: [
    ['Y', 'oui : doubler, suivre'],
    ['X', 'non : passer, garder, finir le tour'],
  ],
};
