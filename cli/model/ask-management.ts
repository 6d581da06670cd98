import { setTimeout as delay } from 'node:timers/promises';
import { askApi } from '../source/ask-api.ts';
import { type Connection, redacted } from '../source/connection.ts';
import { SourceError } from '../source/source-error.ts';

/** How long things may take; tests wait less. */
export interface AskLimits {
  /** Of one request with its whole answer. */
  readonly deadlineMs?: number;
  /** Before the first repetition; the second waits twice as long. */
  readonly pauseMs?: number;
}

const maxTries = 3;

interface Asked {
  /** Below the environment. */
  readonly path: string;
  /** What is not there is undefined; else it ends the command. */
  readonly isOptional?: true;
}

/** What the management API answers. What may pass is asked again. */
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

/** Without a status nothing was answered. */
const mayPass = (status: number | undefined): boolean =>
  status === undefined || status === 429 || status >= 500;
