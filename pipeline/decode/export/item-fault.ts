import type * as z from 'zod';
import { valueAt } from '../../../schemas/base/value-at.ts';
import { valueWords } from '../../rules/words.ts';
import { rawCode, rawId } from './raw-export.ts';

/** Why an item of a list cannot be read, as the end of a sentence. It names the item if the id is known. */
export function itemFault(
  item: unknown,
  part: 'entries' | 'assets',
  issue: Pick<z.core.$ZodIssue, 'path'> | undefined,
): string {
  const path = issue?.path ?? [];
  const where = path.join('.') || 'sys';
  const id = rawId.safeParse(item);
  if (!id.success) return `it has no valid "${where}"`;
  const name = `the ${part === 'entries' ? 'entry' : 'asset'} ${id.data.sys.id}`;
  return `${name} has no valid "${where}": it is ${valueWords(valueAt(item, path))}`;
}

/** The same for a locale, which has a code instead of an id. */
export function localeFault(item: unknown, issue: Pick<z.core.$ZodIssue, 'path'> | undefined): string {
  const path = issue?.path ?? [];
  const { data: { code } = {} } = rawCode.safeParse(item);
  if (code === undefined || path.length === 0) return 'it has no valid "code"';
  return `the locale ${code} has no valid "${path.join('.')}": it is ${valueWords(valueAt(item, path))}`;
}
