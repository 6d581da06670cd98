import { findFirst, type Match } from './find-first.ts';
import type { TitleIndex } from './title-index.ts';

/** The first texts that hold a folded query where a word starts. Source: docs/requirements.md, AC-2. */
export const findExact = (index: TitleIndex, query: string): readonly Match[] =>
  findFirst(index, query, (position) => (index.text.startsWith(query, position) ? query.length : undefined));
