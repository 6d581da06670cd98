import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { TokenKind } from '../../source/connection.ts';
import { type Answer, answer, answerWith } from '../api/answer.ts';
import { badRequest, rateLimited, serverError } from '../api/api-error.ts';
import { isReading, readWritten, type Written } from '../api/writes/written.ts';
import type { LiveSpace } from '../space/live-space.ts';
import type { ApiRequest } from '../stand-in.ts';
import type { FaultList } from './fault-list.ts';
import { readBody } from './read-body.ts';
import { send } from './send.ts';
import { spoil } from './spoil.ts';
import { parseUrl } from '../../../pipeline/addresses/parse-url.ts';
import { refusedHost } from '../../refused-host.ts';

interface Serving {
  readonly space: LiveSpace;
  readonly tokens: Readonly<Record<TokenKind, string>>;
  /** The allowed host names. */
  readonly hosts: readonly string[];
  readonly faults: FaultList;
  /** Counts a request to an API. True if it is over the limit. */
  readonly isOverRate: (api: string) => boolean;
  readonly maxResponseBytes: number;
}

type Asked = Pick<ApiRequest, 'api' | 'method'> & {
  readonly url: URL;
  /** Undefined for a request that only reads, and for a body that cannot be read. */
  readonly written: Written | undefined;
};

/** Responds to every request, and records it. */
export function responder(serving: Serving, record: (request: ApiRequest) => void): RequestListener {
  const respond = (request: IncomingMessage, response: ServerResponse, body: string | undefined) => {
    const host = request.headers.host ?? 'localhost';
    const address = parseUrl(`http://${host}${request.url ?? '/'}`);
    if (address === undefined) return void response.writeHead(400).end('This request names no address.');
    const why = refusedHost([host, address.host], { server: 'stand-in', allowed: serving.hosts });
    if (why !== undefined) return void response.writeHead(421).end(why);
    const asked = read(request, { url: address, body }, serving);
    const { url, api, method } = asked;
    const query = Object.fromEntries(url.searchParams);
    const fault = serving.faults.take(url.pathname + url.search);
    const sound = answerTo(asked, serving);
    const reply = fault === undefined ? sound : spoil(sound, fault);
    const isAnswered = fault?.kind !== 'hang' && fault?.kind !== 'refused';
    record({ method, path: url.pathname, query, api, status: isAnswered ? reply.status : undefined });
    send(response, reply, fault);
  };
  return (request, response) => {
    if (isReading(request.method)) return respond(request, response, undefined);
    readBody(request).then(
      (body) => respond(request, response, body),
      // the client has gone
      () => response.destroy(),
    );
  };
}

function read(
  request: IncomingMessage,
  { url, body }: { readonly url: URL; readonly body: string | undefined },
  { tokens }: Serving,
): Asked {
  const { authorization, 'x-contentful-version': version } = request.headers;
  const token = /^Bearer (?<token>\S+)$/iu.exec(authorization ?? '')?.groups?.['token'];
  const method = request.method ?? 'GET';
  return {
    url,
    method,
    api: apiOf(token ?? url.searchParams.get('access_token'), tokens),
    written: isReading(method) ? undefined : readWritten({ method, body, version }),
  };
}

function apiOf(token: string | null, tokens: Serving['tokens']): TokenKind | undefined {
  const kinds = ['management', 'delivery', 'preview'] as const;
  return kinds.find((kind) => tokens[kind] === token);
}

function answerTo({ url, api, method, written }: Asked, serving: Serving): Answer {
  const { space, isOverRate, maxResponseBytes } = serving;
  if (api !== undefined && isOverRate(api)) return refuse(api, rateLimited(1));
  if (!isReading(method) && api !== 'management') return refuse(api, badRequest('This API only reads.'));
  if (!isReading(method) && written === undefined) {
    return refuse(api, badRequest('The body is no JSON object, or too long.'));
  }
  try {
    return answer({ url, api, space, written, maxResponseBytes });
  } catch (error) {
    console.error(error);
    return refuse(api, serverError(500));
  }
}

const refuse = (api: TokenKind | undefined, error: Error): Answer =>
  answerWith(api, () => {
    throw error;
  });
