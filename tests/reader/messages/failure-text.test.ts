import { expect, it } from 'vitest';
import { failureText } from '../../../reader/messages/failure-text.ts';

it('tells readers what to do about a call that failed', () => {
  expect(failureText({ kind: 'timedOut', timeoutMs: 15_000 })).toBe(
    'This is taking too long. Wait a moment, then try again.',
  );
});
