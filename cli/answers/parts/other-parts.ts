import type { SearchDocument } from '../../../schemas/search/index/search-index.ts';
import { escaped } from './markdown-of.ts';
import type { Part } from './part.ts';
import { sentencesIn } from './sentences-in.ts';

/** The documents of other systems, as a part each. Their URLs are not paths of this site. */
export const otherParts = (documents: readonly SearchDocument[]): Part[] =>
  documents
    .filter(({ url }) => !url.startsWith('/'))
    .map(({ id, type, url, title, text }) => ({
      document: id,
      types: type === undefined ? [] : [type],
      url,
      title,
      above: [],
      units: sentencesIn(text).map((words) => ({
        kind: 'sentence',
        group: 1,
        words,
        markdown: escaped(words),
      })),
    }));
