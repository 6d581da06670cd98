import pLimit from 'p-limit';
import { readWhole } from '../../input/read-whole.ts';
import { fetchFault } from '../../external/network-fault.ts';
import { packageVersion } from '../../package-files.ts';

const atOnce = 6;
const requestMs = 10_000;
const usualTotalMs = 120_000;
const maxBytes = 64 * 2 ** 20;

/** An answer of a host, decompressed. Its redirects are not followed. */
export interface Answer {
  readonly address: string;
  /** 0 if none came. */
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Uint8Array;
  /** Why none came, after the address: `does not answer within 10 s`. */
  readonly trouble?: string;
}

/** Sends a GET request. Never rejects. */
export type Ask = (address: string) => Promise<Answer>;

/** Asks each address once, six at a time. When the time for all is over, no more is sent. */
export function hostAsker(totalMs = usualTotalMs): Ask {
  const limit = pLimit(atOnce);
  const end = AbortSignal.timeout(totalMs);
  const answers = new Map<string, Promise<Answer>>();
  return (address) => {
    const answer = answers.get(address) ?? limit(() => send(address, end));
    answers.set(address, answer);
    return answer;
  };
}

async function send(address: string, end: AbortSignal): Promise<Answer> {
  const headers = {
    'accept-encoding': 'br, gzip',
    'user-agent': `Fieldbook/${packageVersion()} (doctor)`,
  };
  const signal = AbortSignal.any([end, AbortSignal.timeout(requestMs)]);
  try {
    const response = await fetch(address, { redirect: 'manual', headers, signal });
    const bytes = await readWhole(response.body, maxBytes);
    if (bytes === undefined) return noAnswer(address, `is larger than ${maxBytes / 2 ** 20} MB`);
    return { address, status: response.status, headers: response.headers, bytes };
  } catch (error) {
    return noAnswer(address, end.aborted ? 'was not asked in time' : fetchFault(error, requestMs).reason);
  }
}

const noAnswer = (address: string, trouble: string): Answer => ({
  address,
  status: 0,
  headers: new Headers(),
  bytes: new Uint8Array(),
  trouble,
});
