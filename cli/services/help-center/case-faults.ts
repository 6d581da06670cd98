import { faultTyped } from '../wire/fault-typed.ts';

/** Case numbers (`?caseId=`) that make closing a case fail, so that anyone can see how the site handles it. */
export const caseFaults = {
  refuse: 'the case stays open, and the service says why',
  fail: 'closing fails with status 500',
  slow: 'closing takes three seconds',
  garbage: 'a page comes instead of an answer',
} as const;

export type CaseFault = keyof typeof caseFaults;

export const caseFaultOf = faultTyped<CaseFault>(caseFaults);
