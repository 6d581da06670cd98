import type * as z from 'zod';
import { nearest } from '../../pipeline/nearest.ts';
import { didYouMean } from '../did-you-mean.ts';
import { keysAt } from './keys-at.ts';

/** What a schema has against a value, each fault a sentence without its end. `whole` is what the value is called. */
export function describeIssue(issue: z.core.$ZodIssue, schema: z.core.$ZodType, whole: string): string[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map(
      (key) => `unknown key "${key}"${under(issue.path)}${suggestKey(key, issue.path, schema)}`,
    );
  }
  const place = issue.path.length === 0 ? whole : `"${issue.path.join('.')}"`;
  if (issue.code === 'invalid_value') return [`${place} must be one of ${issue.values.join(', ')}`];
  return [`${place}: ${issue.message.replace(/^Invalid input: /u, '')}`];
}

const under = (path: readonly PropertyKey[]): string =>
  path.length === 0 ? '' : ` under "${path.join('.')}"`;

/** A near key at the same place, or else at the top: settings are often put one level too deep. */
function suggestKey(key: string, path: readonly PropertyKey[], schema: z.core.$ZodType): string {
  const beside = didYouMean(key, keysAt(schema, path));
  if (beside !== '' || path.length === 0) return beside;
  const atTop = nearest(key, keysAt(schema, []));
  return atTop === undefined ? '' : `; did you mean "${atTop}" at the top?`;
}
