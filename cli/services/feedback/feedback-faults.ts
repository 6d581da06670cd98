import { faultTyped } from '../wire/fault-typed.ts';

/** Poll comments that make the feedback service fail, so that anyone can see how the site handles it. */
export const feedbackFaults = {
  'fail 500': 'for half a minute the feedback fails with status 500; then it is taken',
  'fail 503 html': 'for half a minute a page comes instead of an answer (status 503); then it is taken',
  'fail 422': 'the feedback is never taken (status 422); the browser lets it go',
  'sign-in page': 'for half a minute a page comes with status 200, as from a sign-in in between',
  'slow 3': 'the answer comes after three seconds',
  'lost reply': 'the feedback is kept and the connection breaks; when it comes again, it is kept once',
} as const;

export type FeedbackFault = keyof typeof feedbackFaults;

/** How long feedback fails after it was written. Then it and the feedback behind it arrive. */
export const failsForMs = 30_000;

export const feedbackFaultOf = faultTyped<FeedbackFault>(feedbackFaults);
