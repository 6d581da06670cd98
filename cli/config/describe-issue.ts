import type * as z from 'zod';
import { nearest } from '../../pipeline/nearest.ts';
import { didYouMean } from '../terminal/did-you-mean.ts';
import { keysAt } from './keys-at.ts';
import { shown } from './shown.ts';
import { valueAt } from '../../schemas/base/value-at.ts';

interface Parsed {
  readonly schema: z.core.$ZodType;
  readonly value: unknown;
  /** The name of the value in sentences. */
  readonly whole: string;
}

/** The faults that a schema finds, a sentence each, without a full stop. */
export function describeIssue(issue: z.core.$ZodIssue, parsed: Parsed): string[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map(
      (key) => `unknown key ${shown(key)}${under(issue.path)}${suggestKey(key, issue.path, parsed.schema)}`,
    );
  }
  if (issue.code === 'invalid_key') return [describeKey(issue)];
  const meant = issue.code === 'invalid_union' ? meantForm(issue) : undefined;
  if (meant) {
    return meant.flatMap((each) => describeIssue({ ...each, path: [...issue.path, ...each.path] }, parsed));
  }
  const place = issue.path.length === 0 ? parsed.whole : shown(issue.path.join('.'));
  const value = valueAt(parsed.value, issue.path);
  const right = rightKind(issue);
  if (right === undefined) {
    const isQuoted = value !== undefined && typeof value !== 'object';
    return [`${place}${isQuoted ? ` is ${shown(value)}` : ''}: ${issue.message}`];
  }
  if (value === undefined) return [`${place} is missing: it must be ${right}`];
  return [`${place} must be ${right}, not ${shown(value)}`];
}

/** A key of a form that a record does not take. */
const describeKey = ({ path, issues }: z.core.$ZodIssueInvalidKey): string =>
  `the key ${shown(String(path.at(-1)))}${under(path.slice(0, -1))} ${issues[0]?.message}`;

/** Undefined if the message says what is expected. */
function rightKind(issue: z.core.$ZodIssue): string | undefined {
  if (!issue.message.startsWith('Invalid')) return undefined;
  if (issue.code === 'invalid_value') return `one of ${issue.values.join(', ')}`;
  return issue.code === 'invalid_type' ? kinds[issue.expected] : undefined;
}

/** The zod types that occur in configurations. */
const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

/** Of the alternatives of a union the one that was meant: its faults are deepest. */
const meantForm = ({
  errors,
}: Pick<z.core.$ZodIssueInvalidUnion, 'errors'>): readonly z.core.$ZodIssue[] | undefined =>
  errors.find((form) => form.some(({ path, code }) => path.length > 0 || code === 'unrecognized_keys'));

const under = (path: readonly PropertyKey[]): string =>
  path.length === 0 ? '' : ` under ${shown(path.join('.'))}`;

/** A similar key at the same level, or at the top: settings are often nested one level too deep. Otherwise the keys of the level. */
function suggestKey(key: string, path: readonly PropertyKey[], schema: z.core.$ZodType): string {
  const keys = keysAt(schema, path);
  const beside = didYouMean(key, keys);
  if (beside !== '' || path.length === 0) return beside;
  const atTop = nearest(key, keysAt(schema, []));
  if (atTop !== undefined) return `; did you mean "${atTop}" at the top?`;
  return keys.length === 0 ? '' : `; it takes ${keys.join(', ')}`;
}
