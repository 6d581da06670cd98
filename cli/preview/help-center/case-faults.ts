import { faultTyped } from '../services/fault-typed.ts';

/** Numbers of cases (`?caseId=`) that anyone can type to see how the site takes it when a case cannot be closed. */
export const caseFaults = {
  refuse: 'the case stays open, and the service says why',
  fail: 'closing fails with status 500',
  slow: 'closing takes three seconds',
  garbage: 'a page comes instead of an answer',
} as const;

export type CaseFault = keyof typeof caseFaults;

export const caseFaultOf = (caseId: string): CaseFault | undefined => faultTyped(caseId, caseFaults);
