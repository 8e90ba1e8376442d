import type { WorkTexts } from './work-texts.ts';

const amounts = (games: number, tables: number): string =>
  `Parties jouées et tours évalués : ${games}. Tours de robots aux tables : ${tables}.`;

export const work: WorkTexts = {
  begins: (database, threads) => `Au travail pour ${database}. Fils d’exécution : ${threads}. Ctrl-C arrête.`,
  done: amounts,
  ends: (games, tables) => `Arrêt; le travail inachevé est rendu. ${amounts(games, tables)}`,
  trouble: why => `Échec, nouvel essai : ${why}`,
  noDatabase: why => `impossible d’utiliser la base de données : ${why}`,
  newer: 'elle appartient à une version plus récente du programme; mettez celui-ci à jour',
  noWorkers: 'Personne ne travaille pour cette base. Lancez : cap-diamant work --database URL',
  outside: 'les programmes externes (cmd) ne tournent que sur cette machine; omettez --database pour les faire jouer',
  taskFailed: why => `une partie a échoué partout où elle a été tentée : ${why}`,
  trainingStopped: 'Arrêt. La même commande reprend après la dernière génération terminée.',
};
