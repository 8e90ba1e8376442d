import type { District } from '@cap-diamant/quebec/board';
import type { Building } from '@cap-diamant/quebec/buildings';
import type { EventId } from '@cap-diamant/quebec/vocabulary';

/** Small drawings for events, on a strip 160 wide and 80 high with the horizon at y = 58. */

const SHIP =
  'M52 56C60 68 96 68 106 54L52 56ZM60 55V24M78 55V14M94 54V28M64 48q10-4 20 0l-1-16q-9-3-18 0ZM85 47q8-3 15 0l-1-13q-7-2-13 0Z';
const FLAMES =
  'M58 58C50 44 62 38 60 26C72 34 72 44 70 58M74 58C68 40 84 34 80 16C98 30 94 46 90 58M94 58C92 46 102 42 102 34C110 42 108 52 104 58';
const FORT = 'M46 58V36h8v-5h6v5h8v-5h6v5h12v-5h6v5h8v-5h6v5h8V58ZM72 58V48a8 8 0 0 1 16 0V58M80 31V14l14 4-14 4';
const SCROLL =
  'M56 20h46q8 0 8 7t-8 7H98V58q0 8-8 8H50q8 0 8-8V28q0-8-6-8M66 30h24M66 38h24M66 46h16M84 56a5 5 0 1 0 .1 0M82 60l-3 8M87 60l3 8';
const CROWD =
  'M44 60v-12a6 6 0 0 1 12 0v12M50 36a5 5 0 1 0 .1 0M62 60v-15a6 6 0 0 1 12 0v15M68 33a5 5 0 1 0 .1 0M80 60v-13a6 6 0 0 1 12 0v13M86 35a5 5 0 1 0 .1 0M98 60v-15a6 6 0 0 1 12 0v15M104 33a5 5 0 1 0 .1 0';
const CANNON = 'M50 46l44-16 4 9-42 17ZM66 58a9 9 0 1 0 .1-.1M66 48v-8M58 50l-6-4M108 26l12-5M110 33l13 0M107 20l9-9';
const SWORDS = 'M52 62L106 18M108 62L54 18M58 50l8 8M94 58l8-8M50 64l6-6M110 64l-6-6';
const CAPITOL =
  'M44 58V44h72V58ZM50 44V34h60V44M68 34a12 14 0 0 1 24 0M80 20V10l10 3-10 3M56 58V48M66 58V48M76 58V48M84 58V48M94 58V48M104 58V48';
const LOCK =
  'M36 60h88M48 60V30M52 60V30M108 60V30M112 60V30M52 36L80 46L108 36M52 52L80 58L108 52M60 28q20-10 40 0M66 24V10h4v14';
const BONHOMME =
  'M80 44a16 14 0 1 0 .1 0M80 24a10 10 0 1 0 .1 0M72 24q0-10 8-12q8 2 8 12M88 14l6 6M76 32h.1M84 32h.1M76 38q4 3 8 0M66 54q14 6 28 0M40 26l4 4M120 20l-4 4M116 46l5 3M38 48l6-2';
const SPARKS =
  'M80 40V26M80 40L94 30M80 40L96 44M80 40L64 44M80 40L66 30M80 40V56M52 26V18M52 26l6-5M52 26l-6-5M52 26l7 4M52 26l-7 4M112 28V20M112 28l6-5M112 28l-6-5M112 28l7 4M112 28l-7 4';
const GLOBE = 'M80 20a20 20 0 1 0 .1 0M60 40h40M80 20q-16 20 0 40M80 20q16 20 0 40M64 28h32M64 52h32';

export const EVENT_SCENE: Readonly<Record<EventId, string>> = {
  '1603-champlain': SHIP,
  '1663-sovereign-council': SCROLL,
  '1665-jean-talon': `${SHIP}M120 58V40h12V58M118 40l8-8 8 8`,
  '1682-fire': FLAMES,
  '1756-seven-years-war': SWORDS,
  '1759-plains-of-abraham': CANNON,
  '1763-royal-proclamation': `${SCROLL}M70 16l5-7 5 5 5-5 5 7`,
  '1775-fortification': FORT,
  '1800-immigration': `${SHIP}M30 60v-8a4 4 0 0 1 8 0v8M34 44a4 4 0 1 0 .1 0M122 60v-8a4 4 0 0 1 8 0v8M126 44a4 4 0 1 0 .1 0`,
  '1812-war': `${FORT}M30 60L20 44M128 60l12-16`,
  '1867-capital': CAPITOL,
  '1871-canals': LOCK,
  '1917-conscription': CROWD,
  '1955-carnival': BONHOMME,
  '2001-summit': `${GLOBE}M40 66V50M50 66V48M110 66V48M120 66V50M36 56h20M104 56h20`,
  '2008-anniversary': SPARKS,
};

/** The building that stands for a district. */
export const DISTRICT_BUILDING: Readonly<Record<District, Building>> = {
  archdiocese: 'archbishops-palace',
  protestant: 'holy-trinity-cathedral',
  irish: 'saint-roch-church',
  jewish: 'barbel-house',
  'seat-of-government': 'chateau-saint-louis',
  'municipal-administration': 'city-hall',
  'provincial-administration': 'parliament',
  'military-administration': 'dauphine-redoubt',
  'trading-hub': 'customs-building',
  mansion: 'gervais-beaudoin-house',
  business: 'price-building',
  port: 'thibaudeau-warehouse',
  'heritage-site': 'museum-of-civilization',
  entertainment: 'capitol-theatre',
  academic: 'seminary',
  arts: 'museum-of-fine-arts',
};
