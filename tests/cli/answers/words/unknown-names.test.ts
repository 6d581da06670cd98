import { expect, test } from 'vitest';
import { asksForUnknownName } from '../../../../cli/answers/words/unknown-names.ts';
import { english } from '../english.ts';
import { wordsIn } from '../../../../schemas/search/index/words.ts';

/** The articles know nothing but QuickBooks and words that begin with `zap`. */
const asks = (question: string) =>
  asksForUnknownName(question, {
    unknown: wordsIn(question).filter(({ word }) => !['quickbooks', 'online'].includes(word)),
    language: english,
    isBeginning: (letters) => letters === 'zap',
    isWritten: (words) => words === 'quickbooks online',
  });

test.each(['Can I connect Netflix?', 'Is there an app for Apple Watch?', 'Does it work with Sage Intacct?'])(
  '"%s" asks for a name that no article has',
  (question) => {
    expect(asks(question)).toBe(true);
  },
);

test.each([
  'Can I connect QuickBooks Online?',
  'Can I start a Zap?',
  'Can I export a PDF or CSV?',
  'CAN I CONNECT NETFLIX?',
  'can i connect netflix?',
])('"%s" does not', (question) => {
  expect(asks(question)).toBe(false);
});
