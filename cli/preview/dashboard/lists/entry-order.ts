import { ascending, descending } from '../../../../schemas/base/compare.ts';
import type { Entry } from '../../../../pipeline/entry.ts';

const alphabet = new Intl.Collator('en', { numeric: true });

/** By title: first those that begin with a letter or a digit, then other signs, at last entries without a title. */
export function byTitle(a: Entry, b: Entry): number {
  const [one, other] = [a.title?.trim() ?? '', b.title?.trim() ?? ''];
  return groupOf(one) - groupOf(other) || alphabet.compare(one, other) || ascending(a.id, b.id);
}

const groupOf = (title: string): number => (title === '' ? 2 : /^[\p{L}\p{N}]/u.test(title) ? 0 : 1);

export const newestFirst = (a: Entry, b: Entry): number =>
  descending(a.updatedAt, b.updatedAt) || ascending(a.id, b.id);
