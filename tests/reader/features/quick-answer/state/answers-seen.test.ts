import { expect, test } from 'vitest';
import {
  answerSeen,
  rememberAnswer,
} from '../../../../../reader/features/quick-answer/state/answers-seen.ts';
import type { QuickAnswerService } from '../../../../../reader/services/help-center/quick-answer-service.ts';
import { answerOf } from '../builders.ts';

const service = (): QuickAnswerService => ({
  ask: () => Promise.reject(new Error('nobody asks')),
  vote: () => Promise.reject(new Error('nobody votes')),
});

test('an answer is remembered by its service and query', () => {
  const [one, other] = [service(), service()];
  const answer = answerOf();
  rememberAnswer(one, 'save', answer);
  expect(answerSeen(one, 'save')).toBe(answer);
  expect(answerSeen(one, 'print')).toBeUndefined();
  expect(answerSeen(other, 'save')).toBeUndefined();
});

test('the oldest of many answers make room', () => {
  const one = service();
  for (let number = 0; number < 20; number += 1) rememberAnswer(one, `${number}`, answerOf());
  rememberAnswer(one, '0', answerOf());
  rememberAnswer(one, '20', answerOf());
  expect(answerSeen(one, '0')).toBeDefined();
  expect(answerSeen(one, '1')).toBeUndefined();
  expect(answerSeen(one, '2')).toBeDefined();
});
