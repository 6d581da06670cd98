/** Source: docs/requirements.md, "States". */
export type CaseState =
  /** Nobody is asked yet. */
  | { readonly step: 'hidden' }
  /** The time is over, but the page is hidden or another popup is open. */
  | { readonly step: 'due' }
  /** `by`: how the question was opened; by a timer or by a reader. */
  | { readonly step: 'open'; readonly by: 'itself' | 'reader' }
  /** Closed; a button in its place opens it again. */
  | { readonly step: 'away' }
  | { readonly step: 'confirming' }
  | { readonly step: 'closing' }
  /** Kept or closed, here or in another tab. */
  | { readonly step: 'processed' };

/**
 * `interact`: the reader does something else; `leave`: goes to another page; `process`: the case is kept or closed; `fail`:
 * it could not be closed.
 */
export type CaseAction =
  | 'timeUp'
  | 'show'
  | 'interact'
  | 'leave'
  | 'reopen'
  | 'yes'
  | 'cancel'
  | 'confirm'
  | 'process'
  | 'fail';

export const hidden: CaseState = { step: 'hidden' };
export const processed: CaseState = { step: 'processed' };

/**
 * The state after an action. An action that the current step does not offer changes nothing. Source:
 * docs/requirements.md, DF-1, DF-2.
 */
export const nextCaseState = (state: CaseState, action: CaseAction): CaseState =>
  after[state.step][action] ?? state;

const away: CaseState = { step: 'away' };
const openedByReader: CaseState = { step: 'open', by: 'reader' };

/** The question opens by itself only once. Until then each page restarts the time. */
const after: Readonly<Record<CaseState['step'], Partial<Readonly<Record<CaseAction, CaseState>>>>> = {
  hidden: { timeUp: { step: 'due' }, process: processed },
  due: { show: { step: 'open', by: 'itself' }, leave: hidden, process: processed },
  open: { interact: away, leave: away, yes: { step: 'confirming' }, process: processed },
  away: { reopen: openedByReader, process: processed },
  confirming: { cancel: openedByReader, leave: away, confirm: { step: 'closing' } },
  closing: { process: processed, fail: openedByReader },
  processed: {},
};
