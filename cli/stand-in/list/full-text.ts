import { isRecord } from '../../../schemas/base/is-record.ts';
import type { Filter } from './filter.ts';

/** Finds items whose texts have, for each word of a query, a word that begins with it. Source: Contentful, "Full-text search". */
export function readFullText(query: string): Filter {
  const wanted = wordsOf(query);
  return ({ fields }) => {
    const words = textsIn(fields).flatMap((text) => wordsOf(text));
    return wanted.every((start) => words.some((word) => word.startsWith(start)));
  };
}

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Members of links, rich text nodes and files that are no text for readers. */
const notSearched = new Set(['sys', 'nodeType', 'marks', 'data', 'url', 'contentType']);

/** It uses a stack, because content can be deep. */
function textsIn(fields: unknown): readonly string[] {
  const texts: string[] = [];
  const left: unknown[] = isRecord(fields) ? Object.values(fields) : [];
  while (left.length > 0) {
    const value = left.pop();
    if (typeof value === 'string') texts.push(value);
    else if (Array.isArray(value)) for (const each of value) left.push(each);
    else if (isRecord(value)) {
      for (const [key, each] of Object.entries(value)) if (!notSearched.has(key)) left.push(each);
    }
  }
  return texts;
}
