import { expect, test } from 'vitest';
import { noFilters } from '../../../cli/answers/answer.ts';
import { answerFollowUp } from '../../../cli/answers/follow-up.ts';
import { isGreeting } from '../../../cli/answers/greeting.ts';
import { ask } from './sample-answerer.ts';

const urlOf = (text: string, before?: string) =>
  answerFollowUp({ text, before, filters: noFilters }, ask)?.passages[0].url;

test('a question that leans on the one before is asked together with it', () => {
  expect(urlOf('and the refund?', 'How do I take a payment?')).toMatch(/^\/how-to\/take-a-payment/u);
  expect(urlOf('and over the phone?', 'How do I take a payment?')).toMatch(/^\/how-to\/take-a-payment/u);
});

test('a question of its own is not, whatever was asked before', () => {
  expect(urlOf('What is retainage?', 'How do I take a payment?')).toContain('#retainage');
  expect(urlOf('Who won the world cup in 2018?', 'How do I take a payment?')).toBeUndefined();
});

test('what leans on something and is about something else has no answer', () => {
  expect(urlOf('and the weather in Denver?', 'How do I take a payment?')).toBeUndefined();
  expect(urlOf('and with Netflix?', 'How do I take a payment?')).toBeUndefined();
});

const asked = (text: string, before: string): string[] => {
  const questions: string[] = [];
  answerFollowUp({ text, before, filters: noFilters }, (question) => {
    questions.push(question);
    return undefined;
  });
  return questions;
};

test.each([
  'and on a phone?',
  '¿y en un móvil?',
  'und für Firmen?',
  'et pour les clients ?',
  'e para clientes?',
])('"%s" continues the question before, so both are asked together first', (text) => {
  expect(asked(text, 'Before.')).toEqual([`Before. ${text}`, text]);
});

test('a short question that refers to the one before is asked together with it if it has no answer alone', () => {
  expect(asked('Does it cost more?', 'Before.')).toEqual([
    'Does it cost more?',
    'Before. Does it cost more?',
  ]);
});

test.each(['Is it possible to pay with this card in the app?', 'the weather', '?'])(
  '"%s" is asked alone',
  (text) => {
    expect(asked(text, 'Before.')).toEqual([text]);
  },
);

test.each([
  ['Hello', true],
  ['hi there!', true],
  ['Thank you very much 🙏', true],
  ['thanks, how do I refund?', false],
  ['Hello, payments', false],
  ['', false],
])('"%s" is a greeting: %s', (message, expected) => {
  expect(isGreeting(message)).toBe(expected);
});
