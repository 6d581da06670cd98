import { faultTyped } from '../wire/fault-typed.ts';

/**
 * Messages that make the chat fail, so that anyone can see how the site handles it. In the search they do the same to quick
 * answers.
 */
export const answerFaults = {
  'fail 500': 'the answer fails with status 500',
  'fail 503 html': 'a page comes instead of an answer (status 503)',
  transient: 'a passing fault: it can be asked again after three seconds, and the chat then answers',
  guardrail: 'the service refuses to answer',
  'bot error': 'the answer says that it has failed',
  'no answer': 'nothing is found',
  'slow 3': 'the answer comes after three seconds',
  silent: 'no answer comes for 40 seconds; readers hear of it after 30',
  'cut off': 'the answer breaks off half-way',
  malformed: 'the answer is no JSON, with status 200',
  empty: 'there is no content (status 204)',
  'dead links': 'the sources are pages that do not exist',
  'moved links': 'the sources are old addresses of pages',
  'off-site links': 'the sources are pages of other sites',
  'hostile links': 'the addresses of the sources try to run scripts',
  hostile: 'text, titles and addresses try to run scripts',
  'no sources': 'the answer names no source',
  long: 'the answer is very long',
} as const;

export type AnswerFault = keyof typeof answerFaults;

/** The faults that only the chat has. */
export const sessionFaults = {
  'session gone': 'the session is unknown from now on',
  'token expired': 'the token does not count any more (status 401), until the chat has another one',
} as const;

export type SessionFault = keyof typeof sessionFaults;

export const silentMs = 40_000;
export const transientForS = 3;

export const answerFaultOf = faultTyped<AnswerFault>(answerFaults);
export const sessionFaultOf = faultTyped<SessionFault>(sessionFaults);
