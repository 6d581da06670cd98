import { randomUUID } from 'node:crypto';
import { decoded } from '../../../schemas/base/text/decoded.ts';
import type { TokenKind } from '../../source/connection.ts';
import type { LiveSpace } from '../space/live-space.ts';
import { ApiError, notFound, tooBig, unauthorized } from './api-error.ts';
import { answerReader } from './delivery.ts';
import { answerManagement, answerSpace, answerTaxonomy, organization, spaceOf } from './management.ts';
import { answerWrite } from './writes/answer-write.ts';
import type { Written } from './writes/written.ts';
import { deliveredLocales } from '../space/delivered-part.ts';

/** A response before it is sent, or changed by a fault. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface Asked {
  readonly url: URL;
  readonly api: TokenKind | undefined;
  readonly space: LiveSpace;
  /** What a request changes; undefined if it only reads. */
  readonly written: Written | undefined;
  readonly maxResponseBytes: number;
}

export function answer({ maxResponseBytes, ...asked }: Asked): Answer {
  return answerWith(asked.api, () => {
    const body = JSON.stringify(route(asked));
    if (Buffer.byteLength(body) > maxResponseBytes) throw tooBig(maxResponseBytes);
    return body;
  });
}

/** The result of a function as a response, or that of the error it throws. */
export function answerWith(api: TokenKind | undefined, body: () => string): Answer {
  const id = randomUUID();
  const headers = { ...headersFor(api), 'x-contentful-request-id': id };
  try {
    return { status: 200, headers, body: body() };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { id: name, message, details } = error.body;
    const reply = { sys: { type: 'Error', id: name }, message, details, requestId: id };
    return { status: error.status, headers: { ...headers, ...error.headers }, body: JSON.stringify(reply) };
  }
}

function route({ url, api, space, written }: Omit<Asked, 'maxResponseBytes'>): unknown {
  if (api === undefined) throw unauthorized();
  // the delivery client asks for a space with a slash at the end
  const [collection, spaceId, ...path] = url.pathname.replace(/\/$/u, '').split('/').slice(1).map(decoded);
  const request = { space, params: url.searchParams, origin: url.origin };
  if (collection === 'organizations' && api === 'management') {
    if (spaceId !== organization || path[0] !== 'taxonomy') throw notFound();
    return answerTaxonomy({ ...request, path: path.slice(1) });
  }
  if (collection !== 'spaces') throw notFound();
  if (spaceId !== space.id) throw notFound({ type: 'Space', id: spaceId });
  if (path[0] === 'environments' && path[1] !== undefined && path[1] !== space.environment) {
    throw notFound({ type: 'Environment', id: path[1], space: spaceId });
  }
  const isInside = path[0] === 'environments' && path[1] !== undefined;
  if (api === 'management') {
    if (written !== undefined) return answerWrite({ ...written, space, path: isInside ? path.slice(2) : [] });
    return isInside
      ? answerManagement({ ...request, path: path.slice(2) })
      : answerSpace({ ...request, path });
  }
  // the delivery API allows URLs without an environment
  if (path.length === 0)
    return { ...spaceOf(space), locales: deliveredLocales(space.part('locales').values()) };
  return answerReader({ ...request, path: isInside ? path.slice(2) : path }, api);
}

/** Source: Contentful, "Technical limits". */
const requestsPerSecond: Readonly<Record<TokenKind, number>> = { management: 7, delivery: 55, preview: 14 };

function headersFor(api: TokenKind | undefined): Readonly<Record<string, string>> {
  const media = api === 'management' ? 'management' : 'delivery';
  const limit = String(requestsPerSecond[api ?? 'delivery']);
  return {
    'content-type': `application/vnd.contentful.${media}.v1+json`,
    'x-contentful-ratelimit-reset': '0',
    'x-contentful-ratelimit-second-limit': limit,
    'x-contentful-ratelimit-second-remaining': limit,
  };
}
