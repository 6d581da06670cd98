import { expect, test } from 'vitest';
import { failureMessage } from '../../../reader/messages/failure-message.ts';

test('a failed call is a sentence with what to do next', () => {
  expect(failureMessage({ kind: 'offline' })).toBe(
    'There is no connection. Check that you are online, then try again.',
  );
  expect(failureMessage({ kind: 'refused', status: 502 })).toBe(
    'This is not working right now. Wait a moment, then try again.',
  );
});
