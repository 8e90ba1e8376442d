import type { CardTexts } from './texts.ts';

export const fr: CardTexts = {
  kinds: { leader: 'Leader', event: 'Événement', district: 'Quartier' },
  kind: (kind, more) => `${kind} · ${more}`,
  heldBy: name => `pris par ${name}`,
  available: 'disponible',
  effect: 'Effet',
  people: {
    religious: [
      'Le premier évêque de Québec fonda le Séminaire en 1663 pour former les prêtres de la colonie.',
      'Premier évêque après la Conquête, il obtint pour son Église le droit de vivre sous un roi protestant.',
      'L’archevêque de Québec devint le premier cardinal canadien en 1886.',
      'L’archevêque reçut un congrès mondial pour les quatre siècles de Québec, puis servit à Rome.',
    ],
    political: [
      'Il choisit le pied d’une falaise, là où le fleuve se resserre, et y fonda Québec en 1608.',
      'Le général mena les troupes françaises à plusieurs victoires avant de tomber devant les murs de Québec en 1759.',
      'Poète, romancier et avocat, il devint le premier premier ministre de la province en 1867.',
      'Le maire qui guida Québec pendant son quatrième centenaire resta quatorze ans en poste.',
    ],
    economic: [
      'L’intendant voulait que la colonie vive de son travail : navires, bière, chanvre, cuir et souliers.',
      'Sous cet intendant, les vaisseaux du roi furent construits au bord de la Saint-Charles.',
      'Avec sa femme Dorimène, il ouvrit chez eux, à Lévis, la première caisse populaire d’Amérique du Nord.',
      'Il dirigea les magasins de vêtements que sa famille avait ouverts à Québec en 1840.',
    ],
    cultural: [
      'Avocat et homme de plume, il monta sur l’eau la première pièce de Nouvelle-France et en écrivit l’histoire.',
      'Le charpentier venu du Poitou sculpta et construisit des églises, et trois générations après lui aussi.',
      'À qui disait que son peuple n’avait pas d’histoire, le jeune notaire répondit par un livre, volume après volume.',
      'Le metteur en scène fit voyager le théâtre de Québec et changea les silos du port en écran.',
    ],
    citadelle: [
      'Sommé de se rendre en 1690, le gouverneur répondit par la bouche de ses canons.',
      'Pendant quarante ans, l’ingénieur du roi dessina les murs, les palais et les cartes de la colonie.',
      'Quand on voulut abattre les vieux murs, le gouverneur général les sauva et donna sa terrasse à la ville.',
      'Née en Haïti, la gouverneure générale fit de la Citadelle sa deuxième maison et y invita tout le pays.',
    ],
  },
  places: {
    archdiocese: 'D’ici, un seul évêque veillait jadis sur un diocèse qui descendait jusqu’au golfe du Mexique.',
    protestant:
      'La cathédrale Holy Trinity, achevée en 1804, fut la première cathédrale anglicane hors des îles Britanniques.',
    irish: 'Des navires pleins de familles chassées par la faim arrivèrent à Québec, et beaucoup y restèrent.',
    jewish: 'Esther Brandeau débarqua en 1738, habillée en mousse, et fut renvoyée un an plus tard.',
    'seat-of-government': 'Le château des gouverneurs se dressa au bord de la falaise jusqu’à l’incendie de 1834.',
    'municipal-administration': 'Québec élut son premier maire, Elzéar Bédard, en 1833.',
    'provincial-administration': 'Une assemblée élue y siégea dès 1792, et se disputa aussitôt sur sa langue.',
    'military-administration':
      'Au départ du dernier régiment britannique, en 1871, la ville perdit son meilleur client.',
    'trading-hub': 'Sur la place Royale, habitants, marins et marchands négociaient sous les yeux d’un roi de bronze.',
    mansion: 'Juges et marchands de bois élevèrent leurs villas sur la Grande Allée, loin du bruit du port.',
    business: 'Vers 1900, il y avait tant de banques rue Saint-Pierre qu’on l’appelait le petit Wall Street.',
    port: 'Chaque été, des centaines de navires y chargeaient du bois, et les radeaux couvraient le fleuve.',
    'heritage-site': 'La Literary and Historical Society, fondée en 1824, fut la première société savante du Canada.',
    entertainment: 'Ouvert en 1903, le Capitole fut théâtre et cinéma, puis une ruine, avant de redevenir théâtre.',
    academic: 'L’Université Laval, née en 1852, fut la première université de langue française en Amérique du Nord.',
    arts: 'Depuis les années soixante, les peintres accrochent leurs estampes aux murs de la rue du Trésor.',
  },
};
