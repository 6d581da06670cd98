import type { Language } from './language.ts';

const fewWords = 2;

/**
 * The words of the questions in a message that tells a story too. Empty if they only refer to the story, as 'What can I do?'
 * does, or if the whole message is a question.
 */
export function askingWords(
  message: string,
  { subjectWords }: Pick<Language, 'subjectWords'>,
): ReadonlySet<string> {
  const sentences = message.split(/(?<=[.!?])\s+/u).filter((each) => each.trim() !== '');
  const asking = sentences.filter((each) => each.endsWith('?'));
  if (asking.length === 0 || asking.length === sentences.length) return new Set();
  const words = subjectWords(asking.join(' ')).map(({ word }) => word);
  return new Set(words.length < fewWords ? [] : words);
}
