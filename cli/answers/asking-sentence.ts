import { contentWords } from './question.ts';

const fewWords = 2;

/**
 * The words of the sentence that asks, in a message that tells a story first; none where it only points to the story, as 'What
 * can I do?' does, or where all of the message is one sentence.
 */
export function askingWords(message: string): readonly string[] {
  const sentences = message.split(/(?<=[.!?])\s+/u).filter((each) => each.trim() !== '');
  const asking = sentences.findLast((each) => each.endsWith('?'));
  if (sentences.length < 2 || asking === undefined) return [];
  const words = contentWords(asking).map(({ word }) => word);
  return words.length < fewWords ? [] : words;
}
