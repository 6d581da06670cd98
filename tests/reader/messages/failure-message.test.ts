import { expect, test } from 'vitest';
import { failureMessage } from '../../../reader/messages/failure-message.ts';

test.each([
  [{ kind: 'offline' }, 'There is no connection. Check that you are online, then try again.'],
  [{ kind: 'refused', status: 502 }, 'This is not working right now. Wait a moment, then try again.'],
  [{ kind: 'throttled' }, 'There are too many requests right now. Wait a minute, then try again.'],
  [
    { kind: 'unreadable', reason: 'it is not JSON' },
    'The answer could not be read. Try again, or reload the page.',
  ],
] as const)('a failed call, as %j, is a sentence with what to do next', (failed, sentence) => {
  expect(failureMessage(failed)).toBe(sentence);
});
