import { functionWords } from '../../../schemas/search/query/function-words.ts';
import { type Word, wordsIn } from '../../../schemas/search/index/words.ts';
import { genericWords } from './generic-words.ts';

/** Longer texts are cut, so that time does not grow with the length of a question. */
const maxCharacters = 1000;
const maxWords = 24;

/** The content words of a question, each once, in order. */
export function contentWords(question: string): Word[] {
  const words = wordsIn(question.slice(0, maxCharacters)).filter(
    ({ word }) => !functionWords.has(word) && !genericWords.has(word),
  );
  return [...new Map(words.map((each) => [each.word, each])).values()].slice(0, maxWords);
}
