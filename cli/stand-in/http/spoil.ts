import { type Answer, answerWith } from '../api/answer.ts';
import {
  type ApiError,
  badRequest,
  forbidden,
  notFound,
  rateLimited,
  serverError,
  tooBig,
  unauthorized,
} from '../api/api-error.ts';
import type { Fault } from '../fault.ts';

/** Changes a response as a fault says. Faults of the connection are in `send`. */
export function spoil(answer: Answer, fault: Fault): Answer {
  switch (fault.kind) {
    case 'unauthorized':
      return errorAnswer(unauthorized());
    case 'forbidden':
      return errorAnswer(forbidden());
    case 'not-found':
      return errorAnswer(notFound());
    case 'redirect':
      return { status: 302, headers: { location: fault.to }, body: '' };
    case 'rate-limit':
      return errorAnswer(rateLimited(fault.resetSeconds ?? 1));
    case 'server-error':
      return errorAnswer(serverError(fault.status ?? 500));
    case 'too-big':
      return errorAnswer(tooBig(7_340_032));
    case 'bad-request':
      return errorAnswer(badRequest('The query you sent was invalid.'));
    case 'malformed':
      return { ...answer, body: answer.body.slice(0, Math.floor(answer.body.length / 2)) };
    case 'wrong-shape':
      return { ...answer, body: '{}' };
    case 'empty':
      return { ...answer, body: '' };
    case 'html':
      return { ...answer, headers: { 'content-type': 'text/html; charset=utf-8' }, body: signInPage };
    case 'empty-page':
      return withChanges(answer, () => ({ items: [] }));
    case 'changing-total':
      return withChanges(answer, ({ total, skip }) => ({ total: sum(total, skip) + 1 }));
    case 'no-next-url':
      return withChanges(answer, () => ({ nextPageUrl: undefined, nextSyncUrl: undefined }));
    default:
      return answer;
  }
}

const errorAnswer = (error: ApiError): Answer =>
  answerWith(undefined, () => {
    throw error;
  });

function withChanges(
  answer: Answer,
  change: (body: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>,
): Answer {
  const body = JSON.parse(answer.body) as Readonly<Record<string, unknown>>; // the stand-in wrote it
  return { ...answer, body: JSON.stringify({ ...body, ...change(body) }) };
}

const sum = (...values: readonly unknown[]): number =>
  values.reduce<number>((total, value) => total + (typeof value === 'number' ? value : 0), 0);

const signInPage =
  '<!doctype html><html><head><title>Sign in</title></head><body><form><input name="user"></form></body></html>';
