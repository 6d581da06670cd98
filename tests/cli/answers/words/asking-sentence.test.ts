import { expect, test } from 'vitest';
import { english } from '../english.ts';
import { askingWords } from '../../../../cli/answers/words/asking-sentence.ts';

test('of a message that tells a story, the words of the sentence that asks', () => {
  const words = askingWords('A customer moved to Denver. How do I refund the deposit?', english);
  expect([...words]).toEqual(expect.arrayContaining(['refund', 'deposit']));
  expect(words.has('denver')).toBe(false);
});

test.each([
  'How do I refund a deposit?',
  'A customer wants the deposit back',
  'The printer in the van is broken. What can I do?',
])('"%s" has no words apart', (message) => {
  expect(askingWords(message, english).size).toBe(0);
});
