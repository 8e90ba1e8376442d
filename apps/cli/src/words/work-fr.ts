import { counting } from './plural.ts';
import type { WorkTexts } from './work-texts.ts';

const count = counting('fr');
const amounts = (games: number, tables: number): string =>
  `${count(games, { one: 'partie jouée', other: 'parties jouées' })}, ${count(tables, { one: 'intervention', other: 'interventions' })} de robots aux tables`;

export const work: WorkTexts = {
  begins: (database, threads) =>
    `Au travail pour ${database}, sur ${count(threads, { one: 'fil d’exécution', other: 'fils d’exécution' })}. Ctrl-C arrête.`,
  done: (games, tables) => `Jusqu’ici : ${amounts(games, tables)}.`,
  ends: (games, tables) => `Arrêt : ${amounts(games, tables)}. Le travail inachevé est rendu.`,
  trouble: why => `Échec, nouvel essai : ${why}`,
  noDatabase: why => `impossible d’utiliser la base de données : ${why}`,
  newer: 'elle appartient à une version plus récente du programme; mettez celui-ci à jour',
  noWorkers: 'Personne ne travaille pour cette base. Lancez : cap-diamant work --database URL',
  outside: 'les programmes cmd: ne tournent que sur cette machine; omettez --database pour les faire jouer',
  taskFailed: why => `une partie a échoué partout où elle a été tentée : ${why}`,
  trainingStopped: 'Arrêt. La même commande reprend après la dernière génération terminée.',
};
