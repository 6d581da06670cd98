import { STATUS_CODES } from 'node:http';
import type { Fault, FaultKind } from './faults.ts';
import type { Answer } from './send-request.ts';

/** The fault for a status that is neither a success nor a redirect. */
export const statusFault = ({ status, retryAfter }: Answer, nowMs: number): Fault => ({
  kind: kinds[status] ?? 'refusal',
  reason: `answers ${status}${wordsFor(status)}`,
  retryAfterMs: waitIn(retryAfter, nowMs),
});

/** Other statuses concern our request only, such as 401, 403, 451, or 999 for robots. */
const kinds: Readonly<Record<number, FaultKind>> = {
  404: 'missing',
  408: 'passing',
  410: 'missing',
  425: 'passing',
  429: 'asked-to-wait',
  500: 'passing',
  502: 'passing',
  503: 'asked-to-wait',
  504: 'passing',
};

const wordsFor = (status: number): string => {
  const words = STATUS_CODES[status];
  return words === undefined ? '' : ` (${words.toLowerCase()})`;
};

/** Seconds or a date. Source: RFC 9110, 10.2.3. */
function waitIn(retryAfter: string | undefined, nowMs: number): number | undefined {
  if (retryAfter === undefined) return undefined;
  if (/^\d{1,9}$/u.test(retryAfter)) return Number(retryAfter) * 1000;
  const date = Date.parse(retryAfter);
  return Number.isNaN(date) ? undefined : Math.max(0, date - nowMs);
}
