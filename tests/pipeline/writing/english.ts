import { proseChecker } from '../../../pipeline/writing/prose-checker.ts';
import { proseKinds } from '../../../pipeline/writing/prose.ts';
import type { FieldbookConfig } from '../../../pipeline/config/config.ts';
import { diagnosticsOf, findingsOf, type Found, howTo, type Inline, text } from '../builders.ts';
import type { RawEntry } from '../documents.ts';

/** Everything that can be found, at the reading age that is usual. */
export const prose = proseChecker({ kinds: new Set(proseKinds), readingAge: 16 });

const rules: FieldbookConfig['rules'] = { 'writing/*': 'warn' };

/** What the rules about writing find in entries. */
export const writingIn = (entries: readonly RawEntry[], parts = {}): Found[] =>
  findingsOf(entries, { config: { rules }, prose, parts }).filter(({ rule }) => rule.startsWith('writing/'));

/** The words that they find fault with in the introduction of an article. */
export const badIn = (...introduction: readonly Inline[]): readonly (string | undefined)[] =>
  diagnosticsOf([howTo('dispatch', 'Dispatch', { introduction: text(...introduction) })], {
    config: { rules },
    prose,
  }).map(({ rule, excerpt }) => `${rule.slice('writing/'.length)}: ${excerpt?.bad}`);
