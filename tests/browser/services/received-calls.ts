import { chatInstance } from '../../../schemas/spec/network/services.ts';
import { type Received, type ServiceName, serviceCalls, serviceNames } from './service-calls.ts';

/** A call before anybody has read it. */
export interface Incoming {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly headers: Received['headers'];
  readonly body: string;
}

/** What came, and what of it no service takes. */
export class ReceivedCalls {
  readonly calls: Received[] = [];
  readonly misfits: string[] = [];
  readonly #waiting = new Set<(call: Received) => void>();

  /** Undefined: no service takes it. */
  take(incoming: Incoming): Received | undefined {
    const read = readCall(incoming);
    if (typeof read === 'string') {
      this.misfits.push(`${incoming.method} ${incoming.url}: ${read}`);
      return undefined;
    }
    this.calls.push(read);
    for (const tell of this.#waiting) tell(read);
    return read;
  }

  next(name: ServiceName): Promise<Received> {
    return new Promise((resolve) => {
      const tell = (call: Received) => {
        if (call.name !== name) return;
        this.#waiting.delete(tell);
        resolve(call);
      };
      this.#waiting.add(tell);
    });
  }
}

/** The service that a path is of, below whatever folder the site has. */
export const nameOf = (pathname: string): ServiceName | undefined =>
  serviceNames.find((name) => pathname.endsWith(serviceCalls[name].path));

/** The call, or what is wrong with it. */
function readCall({ method, url, headers, body }: Incoming): Received | string {
  const { pathname, searchParams } = new URL(url, 'http://stand-in');
  const name = nameOf(pathname);
  if (name === undefined) return 'there is no such service';
  const expected = serviceCalls[name];
  if (method !== expected.method) return `the method is ${expected.method}`;
  if (expected.takesToken && headers['authorization']?.startsWith('Bearer ') !== true)
    return 'it has no token';
  if (expected.takesToken && headers['instance'] !== chatInstance)
    return `its instance is not ${chatInstance}`;
  const query = Object.fromEntries(searchParams);
  const readQuery = expected.query.safeParse(query);
  if (!readQuery.success) return `query: ${readQuery.error.message}`;
  const readBody = expected.body.safeParse(parsed(body));
  if (!readBody.success) return `body ${body}: ${readBody.error.message}`;
  return { name, path: pathname, query, headers, body: readBody.data };
}

function parsed(body: string): unknown {
  if (body === '') return undefined;
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}
