import type { Language } from '../words/language.ts';
import { type Asked, type Similarities, shareOf } from './coverage.ts';

/** What is known of a question. */
export interface AskedQuestion {
  readonly question: string;
  readonly asked: readonly Asked[];
  readonly similarities: Similarities;
  readonly language: Language;
  /** How rare a word of the articles is. */
  readonly rarityOf: (word: string) => number;
}

/** How alike a question and a heading are. Both are from 0 to 1. */
interface Alike {
  /** How much of the question the heading has, and how little else. Rare words count more. */
  readonly subject: number;
  /** How many of all their words they share, function words too: `how long` asks for something else than `how do I`. */
  readonly form: number;
}

export function openAlike({
  question,
  asked,
  similarities,
  language,
  rarityOf,
}: AskedQuestion): (title: string) => Alike {
  const weights = asked.map(({ weight }) => weight);
  const stemsOf = (text: string): Set<string> =>
    new Set(language.wordsIn(text).map(({ word }) => language.stem(word)));
  const stems = stemsOf(question);
  return (title) => {
    const words = language.contentWords(title).map(({ word }) => word);
    const matching = words.map((word) => Math.max(0, ...similarities([word])));
    const own = [...stemsOf(title)];
    const shared = own.filter((each) => stems.has(each)).length;
    return {
      subject: shareOf(similarities(words), weights) * shareOf(matching, words.map(rarityOf)),
      form: shared / Math.max(1, stems.size + own.length - shared),
    };
  };
}
