import type { Word } from '../../../schemas/search/index/words.ts';
import type { Language } from './language.ts';

interface Known {
  /** The words of the question that stand for nothing of the articles. */
  readonly unknown: readonly Word[];
  /** True if a word of the articles begins with these letters, as `Zapier` begins with `Zap`. */
  readonly isBeginning: (letters: string) => boolean;
  /** True if the articles contain the words next to each other. */
  readonly isWritten: (words: string) => boolean;
  readonly language: Language;
}

/**
 * Whether a question is about a name that no article has, as in 'Can I connect Netflix?' or 'Is there an app for Apple Watch?':
 * what the articles say of the rest of it does not answer.
 */
export function asksForUnknownName(
  question: string,
  { unknown, isBeginning, isWritten, language }: Known,
): boolean {
  // else case says nothing: all is capitals, or every word has one
  if (!/[^\p{L}]\p{Ll}{2}/u.test(question)) return false;
  const unknownNames = unknown.filter(({ word, start, end }) => {
    const written = question.slice(start, end);
    return (
      !language.isGeneric(word) &&
      !isBeginning(word) &&
      beginsAsName.test(written) &&
      !isFirst(start, question)
    );
  });
  return unknownNames.length > 0 || namesOfSeveralWords(question, language).some((name) => !isWritten(name));
}

/** A word in capitals can be any abbreviation, so it is no name. */
const beginsAsName = /^\p{Lu}\p{Ll}/u;

/** The first word of a sentence has a capital whatever it is. */
const isFirst = (start: number, question: string): boolean =>
  /(?:^|[.!?:]\s)\P{L}*$/u.test(question.slice(0, start));

const namesOfSeveralWords = (question: string, { wordsIn }: Language): string[] =>
  Array.from(question.matchAll(/(?<!\p{L})\p{Lu}\p{L}*\p{Ll}(?: \p{Lu}\p{L}*\p{Ll})+(?!\p{L})/gu))
    .filter(({ index }) => !isFirst(index, question))
    .map(([name]) =>
      wordsIn(name)
        .map(({ word }) => word)
        .join(' '),
    );
