import type { ServiceFailure } from '../../schemas/services/failure.ts';

type FailureSentences = Readonly<Record<`service.${ServiceFailure['kind']}`, string>>;

/** What readers are told of each way in which a call of a live service fails; a way without a sentence does not compile. */
export const serviceMessages = {
  'service.unreachable': 'There is no connection. Check that you are online, then try again.',
  'service.timedOut': 'This is taking too long. Wait a moment, then try again.',
  'service.aborted': 'This was stopped before it was done.',
  'service.refused': 'This is not working right now. Wait a moment, then try again.',
  'service.tooLarge': 'The answer is too large to be shown. Please ask for less.',
  'service.unreadable': 'The answer could not be read. Try again, or reload the page.',
} as const satisfies FailureSentences;
