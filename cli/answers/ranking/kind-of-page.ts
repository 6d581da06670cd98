import type { ContentTypeId } from '../../../schemas/content/index.ts';
import type { Part } from '../parts/part.ts';

const asksHow = /^how (?:do|can|to)\b|\bhow (?:do (?:i|we)|can)\b/iu;

const tellsOfProblem =
  /\b(?:not|cannot|never|wrong|fail\w*|errors?|declin\w*|reject\w*|missing|stuck|gone|twice|lost|broken?|why|problem|trouble|\w+n['’]t|cant|dont|wont|isnt|doesnt)\b/iu;

/** Whether a question asks how to do something and the part is of a how-to guide. */
export const fitsGuide = ({ types }: Pick<Part, 'types'>, question: string): boolean =>
  types.includes('kbHowTo' satisfies ContentTypeId) && asksHow.test(question);

/** Whether the part is of a troubleshooting page and the question mentions no problem. */
export const isNeedlessProblem = ({ types }: Pick<Part, 'types'>, question: string): boolean =>
  types.includes('articleProblemSolution' satisfies ContentTypeId) && !tellsOfProblem.test(question);
