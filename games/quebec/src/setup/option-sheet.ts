import { decode, fail, type Json, type OptionSheet, ok, type Result } from '@cap-diamant/kernel';
import * as v from 'valibot';
import { LAYOUTS, type Options } from '../model/options.ts';
import type { VariantId } from '../model/state.ts';
import { RULES, VARIANTS } from '../rules/editions.ts';
import { formatLayout, type Layout, parseLayout } from './layout.ts';

const Given = v.strictObject({
  edition: v.optional(v.picklist(['2011', '2026'])),
  level: v.optional(v.picklist(['family', 'complete', 'events', 'standard'])),
  players: v.optional(
    v.pipe(
      v.number(),
      v.integer(issue => `expected a whole number, not ${issue.received}`),
    ),
  ),
  layout: v.optional(v.union([v.picklist(LAYOUTS), v.record(v.string(), v.string())])),
  first: v.optional(v.union([v.literal('random'), v.pipe(v.number(), v.integer(), v.minValue(0))])),
});

const DEFAULT_LEVEL = { '2011': 'complete', '2026': 'standard' } as const;
const DEFAULT_PLAYERS = 4;

export const variantOf = (edition: string, level: string): VariantId | undefined =>
  VARIANTS.find(id => RULES[id].edition === edition && RULES[id].level === level);

const levelsOf = (edition: string): string =>
  VARIANTS.filter(id => RULES[id].edition === edition)
    .map(id => `"${RULES[id].level}"`)
    .join(', ');

const parseOptions = (given: unknown): Result<Options> => {
  if (Array.isArray(given)) return fail('options: an object is expected, not a list');
  const decoded = decode(Given, given, 'options');
  if (!decoded.ok) return decoded;
  const { edition = '2011', players = DEFAULT_PLAYERS, layout = 'balanced', first = 'random' } = decoded.value;
  const level = decoded.value.level ?? DEFAULT_LEVEL[edition];
  const variant = variantOf(edition, level);
  if (variant === undefined) return fail(`the ${edition} edition has no level "${level}", only ${levelsOf(edition)}`);
  const counts: readonly number[] = RULES[variant].players;
  if (!counts.includes(players)) return fail(`${edition} ${level} is for ${counts.join(', ')} players, not ${players}`);
  if (first !== 'random' && first >= players)
    return fail(`"first" is a seat from 0 to ${players - 1} or "random", not ${first}`);
  if (typeof layout === 'string') return ok({ edition, level, players, layout, first });
  const custom = parseLayout(layout);
  return custom.ok ? ok({ edition, level, players, layout: formatLayout(custom.value), first }) : custom;
};

/** The layout in parsed options, if it is given explicitly. */
export const customLayout = ({ layout }: Options): Layout | undefined => {
  if (typeof layout === 'string') return undefined;
  const parsed = parseLayout(layout);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
};

const menu: Json = {
  editions: [
    {
      edition: '2011',
      levels: VARIANTS.filter(id => RULES[id].edition === '2011').map(id => ({
        level: RULES[id].level,
        players: RULES[id].players,
      })),
    },
    { edition: '2026', levels: [{ level: 'standard', players: RULES['2026-standard'].players }] },
  ],
  players: [2, 3, 4, 5],
  options: {
    edition: { values: ['2011', '2026'], default: '2011' },
    level: { values: ['family', 'complete', 'events', 'standard'], default: DEFAULT_LEVEL },
    players: { values: [2, 3, 4, 5], default: DEFAULT_PLAYERS },
    layout: { values: [...LAYOUTS, 'a map from space to building'], default: 'balanced' },
    first: { values: ['a seat', 'random'], default: 'random' },
  },
};

const variants = VARIANTS.flatMap(name => {
  const { edition, level, players } = RULES[name];
  return players.map(count => ({
    name,
    players: count,
    options: { edition, level, players: count, layout: 'balanced', first: 'random' } as const,
  }));
});

export const optionSheet: OptionSheet<Options> = { parse: parseOptions, variants, menu };
