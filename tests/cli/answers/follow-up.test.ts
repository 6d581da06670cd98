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
