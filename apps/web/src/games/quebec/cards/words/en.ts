import type { CardTexts } from './texts.ts';

export const en: CardTexts = {
  kinds: { leader: 'Leader', event: 'Event', district: 'District' },
  kind: (kind, more) => `${kind} · ${more}`,
  heldBy: name => `taken by ${name}`,
  available: 'available',
  effect: 'Effect',
  people: {
    religious: [
      'The first bishop of Québec founded the Seminary in 1663 to train priests for the colony.',
      'The first bishop after the Conquest won his Church the right to live on under a Protestant king.',
      'The archbishop of Québec became the first Canadian cardinal, in 1886.',
      'The archbishop welcomed a world congress to Québec for its four hundredth year and went on to serve in Rome.',
    ],
    political: [
      'He chose the foot of a cliff, where the river narrows, and founded Québec there in 1608.',
      'The general led the French troops to several victories before he fell outside the walls of Québec in 1759.',
      'A poet, novelist and lawyer, he became the first premier of the province in 1867.',
      'The mayor who led Québec through its four hundredth year stayed in office for fourteen years.',
    ],
    economic: [
      'The intendant wanted the colony to live from its own work: ships, beer, hemp, leather and shoes.',
      'Under this intendant the king’s own ships were built on the shore of the Saint-Charles.',
      'With his wife Dorimène he opened the first credit union of North America in their house in Lévis.',
      'He ran the clothing shops that his family had opened in Québec in 1840.',
    ],
    cultural: [
      'A lawyer with a pen: he staged the first play of New France, on the water, and wrote its first history.',
      'The carpenter from Poitou carved and built churches, and so did three generations after him.',
      'Told that his people had no history, the young notary wrote it, volume after volume.',
      'The director brought Québec’s theatre to the world and turned the silos of the port into a screen.',
    ],
    citadelle: [
      'Asked to surrender in 1690, the governor answered through the mouths of his cannons.',
      'For forty years the king’s engineer drew walls, palaces and maps for the colony.',
      'When the old walls were to be torn down, the governor general saved them and gave the town its terrace.',
      'Born in Haiti, the governor general made the Citadelle her second home and invited the whole country in.',
    ],
  },
  places: {
    archdiocese: 'From here one bishop once looked after a diocese that reached down to the Gulf of Mexico.',
    protestant: 'Holy Trinity, completed in 1804, was the first Anglican cathedral outside the British Isles.',
    irish: 'Ships full of families fleeing hunger reached Québec, and many never left it again.',
    jewish: 'Esther Brandeau came ashore in 1738, dressed as a ship’s boy, and was sent home a year later.',
    'seat-of-government': 'The château of the governors stood on the edge of the cliff until it burned down in 1834.',
    'municipal-administration': 'Québec elected its first mayor, Elzéar Bédard, in 1833.',
    'provincial-administration': 'An elected assembly first met here in 1792, and argued at once about its language.',
    'military-administration': 'When the last British regiment sailed home in 1871, the town lost its best customer.',
    'trading-hub': 'On Place Royale, farmers, sailors and merchants bargained under the eyes of a bronze king.',
    mansion: 'Judges and timber merchants built their villas along Grande Allée, far from the noise of the harbour.',
    business: 'Around 1900, so many banks stood in rue Saint-Pierre that it was called a little Wall Street.',
    port: 'Every summer hundreds of ships loaded timber here, and rafts of logs covered the river.',
    'heritage-site': 'The Literary and Historical Society, founded in 1824, was the first learned society of Canada.',
    entertainment: 'Opened in 1903, the Capitole has been a concert hall, a cinema and a ruin, and is a theatre again.',
    academic: 'Université Laval, chartered in 1852, was the first university in French in North America.',
    arts: 'Since the 1960s, painters have hung their prints along the walls of rue du Trésor.',
  },
};
