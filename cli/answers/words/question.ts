import { functionWords } from '../../../schemas/search/function-words.ts';
import { type Word, wordsIn } from '../../../schemas/search/words.ts';
import { genericWords } from './generic-words.ts';

/** Beyond this, what is typed is a story: time is the same for a question of any length. */
const maxCharacters = 1000;
const maxWords = 24;

/** The words of a question that say what it is about, each once, in their order. */
export function contentWords(question: string): Word[] {
  const words = wordsIn(question.slice(0, maxCharacters)).filter(
    ({ word }) => !functionWords.has(word) && !genericWords.has(word),
  );
  return [...new Map(words.map((each) => [each.word, each])).values()].slice(0, maxWords);
}
