import type { Answer, Passage } from './answer.ts';
import type { Coverage } from './ranking/coverage.ts';
import { excerpt } from './excerpt.ts';
import { escaped } from './parts/markdown-of.ts';
import type { Part } from './parts/part.ts';
import { wordCount } from './word-count.ts';

/** A part that answers. */
interface AnsweringPart {
  readonly part: Part;
  /** Relative to the best part, which has 1. */
  readonly score: number;
}

const maxPassages = 3;
/** The word limits of the first passage and of the whole answer. */
const maxWords = { first: 80, all: 120 };
/** A shorter passage is left out. */
const minWords = 8;
/** Further passages need at least this share of the first one's score. */
const leastScore = 0.4;

/** Composes the answer from the best parts. Undefined if there is none. */
export function composeAnswer(parts: readonly AnsweringPart[], coverage: Coverage): Answer | undefined {
  const passages: Passage[] = [];
  let left = maxWords.all;
  for (const { part, score } of parts.filter((each) => each.score >= leastScore)) {
    const room = Math.min(left, maxWords.first);
    if (passages.length === maxPassages || room < minWords) break;
    const markdown = excerpt(part, coverage, room);
    const isTooLong = passages.length > 0 && wordCount(markdown) > left + minWords; // the marks of a table count as words here
    if (isTooLong || passages.some((each) => each.markdown === markdown)) continue;
    passages.push({ markdown, url: part.url, title: titleOf(part), score: rounded(score) });
    left -= wordCount(markdown);
  }
  const [first, ...others] = passages;
  if (first === undefined) return undefined;
  return {
    text: others.length === 0 ? first.markdown : passages.map(titled).join('\n\n'),
    passages: [first, ...others],
  };
}

/** With several passages, each gets its title. */
const titled = ({ title, markdown }: Passage): string => `**${escaped(title)}**\n\n${markdown}`;

/** `Take a payment: Refund a payment`. A question is its own title. */
const titleOf = ({ title, above }: AnsweringPart['part']): string => {
  const [article] = above;
  return article === undefined || title.endsWith('?') ? title : `${article}: ${title}`;
};

const rounded = (score: number): number => Math.round(score * 1000) / 1000;
