import type { ParagraphId } from './outline.ts';

/** Marks something on the table with the paragraph of the rules that a long press on it opens. */
export const ruleAt = (paragraph: ParagraphId) => ({ 'data-rule-at': paragraph });
