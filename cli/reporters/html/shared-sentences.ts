import type { Diagnostic } from '../../../schemas/report/diagnostic.ts';
import { groupBy } from '../group-by.ts';

/** The most sentences under a heading. */
const maxSentences = 3;

/** What several findings of a group say, whatever field or link each is about: the most frequent first. */
export const sharedSentences = (diagnostics: readonly Diagnostic[]): readonly string[] =>
  [...groupBy(diagnostics, sentenceOf)]
    .filter(([, { length }]) => length > 1)
    .toSorted(([, a], [, b]) => b.length - a.length)
    .slice(0, maxSentences)
    .map(([sentence]) => sentence);

/** The message without the name of the field or link: the row of a finding says where it is. */
export const sentenceOf = ({ message }: Diagnostic): string => {
  const [, target] = /^The (?:field|link) "[^"]*" (?:refers|leads) to (.+)$/su.exec(message) ?? [];
  if (target === undefined) return message;
  const sentence = target.replace(/^([^,]*), which /u, '$1 ');
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
};
