import { setTimeout as delay } from 'node:timers/promises';
import { askApi } from '../source/ask-api.ts';
import { type Connection, redacted } from '../source/connection.ts';
import { SourceError } from '../source/source-error.ts';

/** Time limits; tests shorten them. */
export interface AskLimits {
  /** For one request and its whole response. */
  readonly deadlineMs?: number;
  /** The delay before the first retry; the second is twice as long. */
  readonly pauseMs?: number;
}

const maxTries = 3;

interface Asked {
  /** A path below the environment. */
  readonly path: string;
  /** Undefined for 404. Other failures throw. */
  readonly isOptional?: true;
}

/** Requests the management API, and retries temporary failures. */
export async function askManagement(
  { path, isOptional }: Asked,
  connection: Connection,
  { deadlineMs = 10_000, pauseMs = 1000 }: AskLimits,
): Promise<unknown> {
  const { space, environment } = connection;
  const whole = `/spaces/${space}/environments/${environment}/${path}`;
  for (let tried = 1; ; tried += 1) {
    const answer = await askApi(connection, { api: 'management', path: whole, deadlineMs });
    if (answer.ok) return answer.value;
    if (isOptional && answer.status === 404) return undefined;
    if (tried === maxTries || !mayPass(answer.status)) {
      throw new SourceError(redacted(answer.failure, connection));
    }
    await delay(pauseMs * tried);
  }
}

/** Without a status there was no response. */
const mayPass = (status: number | undefined): boolean =>
  status === undefined || status === 429 || status >= 500;
