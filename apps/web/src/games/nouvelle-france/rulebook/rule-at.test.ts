import { expectTypeOf, it } from 'vitest';
import type { ruleAt } from '../panels/rule-at.ts';
import type { ParagraphId } from './outline.ts';

it('there is a paragraph for everything that a long press asks about', () => {
  expectTypeOf<Parameters<typeof ruleAt>[0]>().toExtend<ParagraphId>();
});
