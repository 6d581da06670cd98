import { expect, test } from 'vitest';
import { defines } from '../../../../cli/answers/ranking/defines.ts';

const term = { types: ['kbGlossary'], title: 'Retainage' };

test.each([
  'What is retainage?',
  "what's retainage",
  'What does retainage mean?',
  'retainage',
  ' Retainage ',
])('a glossary says what "%s" asks for', (question) => {
  expect(defines(term, question)).toBe(true);
  expect(defines({ ...term, types: ['kbHowTo'] }, question)).toBe(false);
});

test('how something is done it does not say', () => {
  expect(defines(term, 'How do I bill retainage?')).toBe(false);
});
