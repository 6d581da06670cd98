import { findFirst, type Match } from './find-first.ts';
import { matchWithOneEdit } from './match-with-one-edit.ts';
import type { TitleIndex } from './title-index.ts';

/** As many letters at the beginning are the same: with fewer, one other letter makes another word. */
const minCommonLetters = 4;

/** The same as `findExact` for a query with one letter mistyped after its first four. Source: docs/requirements.md, AC-2. */
export function findSimilar(index: TitleIndex, query: string): readonly Match[] {
  const common = beginning.exec(query)?.[0];
  if (common === undefined) return [];
  return findFirst(index, query, (position) =>
    index.text.startsWith(common, position) ? matchWithOneEdit(index.text, position, query) : undefined,
  );
}

/** With what stands between them. */
const beginning = new RegExp(String.raw`^(?:[^\p{L}\p{N}]*[\p{L}\p{N}]){${minCommonLetters}}`, 'u');
