import type { SearchDocument } from '../../schemas/search/search-index.ts';
import type { AnswerFilters } from './answer.ts';
import type { Part } from './part.ts';

/** Whether a part may answer. What other systems give does where a reader asks for them: it tells of courses, not of the product. */
export function passesIn(
  documents: ReadonlyMap<string, SearchDocument>,
  ownSource: string,
): (filters: AnswerFilters) => (part: Part) => boolean {
  return ({ contentTypes, productAreas, sources }) => {
    const wanted = sources.length === 0 ? [ownSource] : sources;
    return ({ document, types }) => {
      const { source = '', productArea = '' } = documents.get(document) ?? {};
      return (
        wanted.includes(source) &&
        (contentTypes.length === 0 || types.some((type) => contentTypes.includes(type))) &&
        (productAreas.length === 0 || productAreas.includes(productArea))
      );
    };
  };
}
