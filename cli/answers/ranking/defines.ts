import type { ContentTypeId } from '../../../schemas/content/index.ts';
import type { Part } from '../parts/part.ts';

const asksForMeaning = /^\s*what(?:['’]s| is| are)\b|\bmeans?\b|\bmeant\b|\bdefin|\bdifference between\b/iu;

/** Whether a question asks for a definition, or is just a term, and the part is a glossary entry. */
export const defines = ({ types, title }: Pick<Part, 'types' | 'title'>, question: string): boolean =>
  types.includes('kbGlossary' satisfies ContentTypeId) &&
  (asksForMeaning.test(question) || question.trim().toLowerCase() === title.toLowerCase());
