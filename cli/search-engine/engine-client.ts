import { Client, ConnectionPool, errors } from '@opensearch-project/opensearch';
import * as z from 'zod';
import { SourceError } from '../source/source-error.ts';
import type { Credentials, EngineSettings } from './engine-settings.ts';

/** Time limits; tests shorten them. */
export interface EngineLimits {
  readonly deadlineMs?: number;
  readonly retries?: number;
}

export interface Engine {
  readonly client: Client;
  readonly settings: EngineSettings;
}

/** Asks a node again a second after it has failed, later after four. The library waits for a minute, and doubles that for each request that failed. */
class EagerPool extends ConnectionPool {
  override resurrectTimeout = 1000;
  override resurrectTimeoutCutoff = 2;
}

export const openEngine = (
  settings: EngineSettings,
  { deadlineMs = 30_000, retries = 3 }: EngineLimits = {},
): Engine => ({
  settings,
  client: new Client({
    nodes: [...settings.addresses],
    requestTimeout: deadlineMs,
    maxRetries: retries,
    ConnectionPool: EagerPool,
    resurrectStrategy: 'optimistic', // a ping would keep its connection
    ...openedBy(settings.credentials),
  }),
});

const openedBy = (credentials: Credentials | undefined) => {
  if (credentials === undefined) return {};
  if (credentials.kind === 'apiKey') return { headers: { authorization: `ApiKey ${credentials.apiKey}` } };
  return { auth: { username: credentials.username, password: credentials.password } };
};

/**
 * Sends a request to the engine. A failure is a sentence. The client's errors contain request headers, so none is passed on. The reason that
 * the engine gives can quote what a reader has searched for; its type cannot.
 */
export async function asked<Answer>(
  engine: Engine,
  work: () => Promise<Answer>,
  shown: 'reason' | 'type' = 'reason',
): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof SourceError) throw error;
    throw new SourceError(describeFailure(error, engine.settings, shown));
  }
}

/** The body of a response if it has the engine's shape. A proxy may respond with a page. */
export function read<Body>(engine: Engine, body: unknown, form: z.ZodType<Body>): Body {
  const parsed = form.safeParse(body);
  if (parsed.success) return parsed.data;
  const place = parsed.error.issues[0]?.path.join('.') ?? '';
  const what = place === '' ? 'with something else than JSON' : `with another form of "${place}"`;
  throw new SourceError(
    `${hostOf(engine.settings)} answers ${what}, not as a search engine does; look at "search.engine.address" in the configuration.`,
  );
}

const hostOf = ({ addresses }: EngineSettings): string =>
  addresses.map((address) => new URL(address).host).join(' or ');

function describeFailure(error: unknown, settings: EngineSettings, shown: 'reason' | 'type'): string {
  const host = hostOf(settings);
  if (error instanceof errors.ResponseError) return describeRefusal(error, settings, shown);
  if (error instanceof errors.TimeoutError) return `${host} does not answer in time; try again later.`;
  if (error instanceof errors.DeserializationError || error instanceof errors.SerializationError)
    return `${host} does not answer as a search engine does; look at "search.engine.address" in the configuration.`;
  if (error instanceof errors.OpenSearchClientError)
    return `${host} is not reached; look at the network and at "search.engine.address" in the configuration.`;
  throw error;
}

function describeRefusal(
  { statusCode, body }: { readonly statusCode: number; readonly body: unknown },
  settings: EngineSettings,
  shown: 'reason' | 'type',
): string {
  const { credentials } = settings;
  const host = hostOf(settings);
  const { type, [shown]: detail } = errorIn(body);
  if (type?.endsWith('_block_exception'))
    return `${host} takes nothing new (${statusCode}): ${detail ?? type} Is its disk full?`;
  if (statusCode === 401 || statusCode === 403) {
    const who = credentials === undefined ? 'a request without credentials' : variables[credentials.kind];
    return `${host} refuses ${who} (${statusCode}); see docs/search-engine.md for the rights that it needs.`;
  }
  return `${host} answers with ${statusCode}${detail === undefined ? '' : ` (${detail})`}.`;
}

const variables = {
  apiKey: 'SEARCH_ENGINE_API_KEY',
  password: 'SEARCH_ENGINE_USERNAME with its password',
} as const satisfies Record<Credentials['kind'], string>;

const engineError = z.object({ error: z.object({ type: z.string(), reason: z.string() }).partial() });

/** Empty if the body is no error of an engine, such as a proxy's page. */
const errorIn = (body: unknown) => engineError.safeParse(body).data?.error ?? {};
