import fc from '../../fast-check.ts';
import { expect, test } from 'vitest';
import { passageOf } from '../../../schemas/search/passage.ts';
import { wordsIn } from '../../../schemas/search/index/words.ts';

const filler = (words: number) => 'lorem '.repeat(words).trim();
const isOneOf = (words: readonly string[]) => ({ isFound: (word: string) => words.includes(word) });
const beginning = (text: string) => passageOf(`${filler(40)} ${text}`, isOneOf(['jobs']))?.slice(0, 12);

test('the passage is where most of the words stand together', () => {
  const text = `The board is here. ${filler(100)} Drag the board's jobs with care. ${filler(100)}`;
  const passage = passageOf(text, isOneOf(['board', 'jobs', 'care']));
  expect(passage).toContain("Drag the board's jobs with care.");
  expect(passage).toMatch(/^….*…$/u);
});

test('a text that begins with the match is not cut at its start', () => {
  expect(passageOf('Drag jobs.', isOneOf(['jobs']))).toBe('Drag jobs.');
});

test('a passage begins with its sentence, else after an ellipsis with a word and no sign', () => {
  expect(beginning('The end. Drag the jobs.')).toBe('Drag the job');
  expect(beginning('at the end · Drag jobs · here')).toBe('Drag jobs · ');
  expect(beginning('at 6 a.m. drag the jobs.')).toMatch(/^…lorem/u);
  expect(beginning(`${'x'.repeat(58)} > jobs`)).toBe('…jobs');
});

test('a text without the words has none', () => {
  expect(passageOf('Drag jobs.', isOneOf(['invoice']))).toBeUndefined();
  expect(passageOf('', isOneOf(['invoice']))).toBeUndefined();
});

test('any passage is short and has a word that was found', () => {
  const text = fc.array(fc.constantFrom('board', 'lorem', 'ipsum,', 'dolor.', '請求書'), { minLength: 1 });
  fc.assert(
    fc.property(text, (words) => {
      const passage = passageOf(words.join(' '), isOneOf(['board']));
      expect(passage === undefined).toBe(!words.includes('board'));
      if (passage === undefined) return;
      expect(passage.length).toBeLessThanOrEqual(222);
      expect(wordsIn(passage).map(({ word }) => word)).toContain('board');
    }),
  );
});
