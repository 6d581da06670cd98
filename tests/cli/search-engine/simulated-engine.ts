import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import type { SearchDocument } from '../../../schemas/search/index/search-index.ts';

export interface EngineRequest {
  readonly method: string;
  /** Decoded, without the query. */
  readonly path: string;
  /** After the question mark. */
  readonly query: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

interface EngineAnswer {
  readonly status: number;
  /** Sent as JSON, a text as it is. */
  readonly body: unknown;
}

/** Answers in place of the engine; undefined: the engine answers. */
type Fault = (request: EngineRequest) => EngineAnswer | undefined | Promise<EngineAnswer | undefined>;

interface Index {
  readonly written: Map<string, SearchDocument>;
  /** What a search finds: what was written before the last refresh. */
  visible: readonly SearchDocument[];
}

/**
 * The part of the API of OpenSearch and Elasticsearch that a push uses, over indices in memory, on a port of its own. Its
 * answers have the form that the public documentation of both gives.
 */
export async function simulatedEngine(fault: Fault = () => undefined) {
  const indices = new Map<string, Index>();
  const aliases = new Map<string, Set<string>>();
  const requests: EngineRequest[] = [];
  const server = createServer((incoming, outgoing) => void respond(incoming, outgoing));
  async function respond(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const request = await readRequest(incoming);
    requests.push(request);
    const { status, body } = (await fault(request)) ?? answer(request, { indices, aliases });
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    outgoing.statusCode = status;
    outgoing.setHeader('content-type', typeof body === 'string' ? 'text/html' : 'application/json');
    outgoing.end(request.method === 'HEAD' ? '' : text);
  }

  server.keepAliveTimeout = 0; // an engine ends no connection by itself
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    indices,
    aliases,
    requests,
    connections: () => promisify(server.getConnections.bind(server))(),
    /** The documents that a search of an alias would find. */
    shown: (alias: string) =>
      [...(aliases.get(alias) ?? [])].flatMap((name) => indices.get(name)?.visible ?? []),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function readRequest(incoming: IncomingMessage): Promise<EngineRequest> {
  let body = '';
  for await (const chunk of incoming) body += String(chunk);
  const { pathname, search } = new URL(incoming.url ?? '/', 'http://engine');
  return {
    method: incoming.method ?? 'GET',
    path: decodeURIComponent(pathname),
    query: search.slice(1),
    headers: incoming.headers,
    body,
  };
}

interface State {
  readonly indices: Map<string, Index>;
  readonly aliases: Map<string, Set<string>>;
}

function answer({ method, path, body }: EngineRequest, { indices, aliases }: State): EngineAnswer {
  const [first = '', second = ''] = path.slice(1).split('/');
  if (second === '_bulk') return bulk(first, body, { indices, aliases });
  if (first === '_cluster') return { status: 200, body: { timed_out: false } };
  if (first === '_aliases') return switchAliases(body, { indices, aliases });
  if (first === '_alias') return aliasOf(second, aliases);
  if (first === '_cat') return listed(path.split('/')[3] ?? '', indices);
  if (second === '_refresh') return refresh(first, indices);
  if (second === '_count') return { status: 200, body: { count: indices.get(first)?.visible.length ?? 0 } };
  if (method === 'PUT') return create(first, body, { indices, aliases });
  if (method === 'DELETE') return remove(first, { indices, aliases });
  if (method === 'HEAD') return { status: indices.has(first) ? 200 : 404, body: {} };
  return refused(404, 'index_not_found_exception', `no such index [${first}]`);
}

/** Every request says that it writes into an alias: of a name that is none, no index is made. */
function bulk(alias: string, body: string, { indices, aliases }: State): EngineAnswer {
  const lines = body.trimEnd().split('\n');
  const written = (line: string, at: number) => {
    const { index: action } = JSON.parse(line) as { index: { _id: string } };
    const { _id: id } = action;
    const [index = ''] = aliases.get(alias) ?? [];
    if (!indices.has(index)) {
      const error = { type: 'index_not_found_exception', reason: `no such index [${alias}]` };
      return { index: { ...action, status: 404, error } };
    }
    const document = JSON.parse(lines[at + 1] ?? '') as SearchDocument;
    indices.get(index)?.written.set(id, document);
    return { index: { ...action, result: 'created', status: 201 } };
  };
  const items = lines.flatMap((line, at) => (at % 2 === 1 ? [] : [written(line, at)]));
  return { status: 200, body: { took: 3, errors: items.some(({ index }) => index.status >= 400), items } };
}

function switchAliases(body: string, { indices, aliases }: State): EngineAnswer {
  const { actions } = JSON.parse(body) as {
    actions: readonly Partial<
      Record<'add' | 'remove', { index: string; alias: string; must_exist?: boolean }> & {
        remove_index: { index: string };
      }
    >[];
  };
  for (const { add, remove: removed, remove_index: deleted } of actions) {
    const named = add ?? removed ?? deleted;
    if (removed?.must_exist === false) continue;
    if (named === undefined || !indices.has(named.index))
      return refused(404, 'index_not_found_exception', `no such index [${named?.index}]`);
    if (removed && aliases.get(removed.alias)?.has(removed.index) !== true)
      return refused(404, 'aliases_not_found_exception', `aliases [${removed.alias}] missing`);
  }
  for (const { add, remove: removed, remove_index: deleted } of actions) {
    if (deleted) remove(deleted.index, { indices, aliases });
    if (removed?.index.endsWith('*')) aliases.delete(removed.alias);
    if (removed) aliases.get(removed.alias)?.delete(removed.index);
    if (add) aliases.set(add.alias, (aliases.get(add.alias) ?? new Set()).add(add.index));
  }
  return { status: 200, body: { acknowledged: true } };
}

function aliasOf(alias: string, aliases: State['aliases']): EngineAnswer {
  const names = [...(aliases.get(alias) ?? [])];
  if (names.length === 0) return { status: 404, body: { error: `alias [${alias}] missing`, status: 404 } };
  return {
    status: 200,
    body: Object.fromEntries(names.map((name) => [name, { aliases: { [alias]: {} } }])),
  };
}

function listed(pattern: string, indices: State['indices']): EngineAnswer {
  const prefix = pattern.replace(/\*$/u, '');
  const names = [...indices.keys()].filter((name) => name.startsWith(prefix));
  return { status: 200, body: names.map((index) => ({ index })) };
}

function refresh(name: string, indices: State['indices']): EngineAnswer {
  const index = indices.get(name);
  if (index !== undefined) index.visible = [...index.written.values()];
  return { status: 200, body: { _shards: { total: 2, successful: 1, failed: 0 } } };
}

function create(name: string, body: string, { indices, aliases }: State): EngineAnswer {
  if (indices.has(name))
    return refused(400, 'resource_already_exists_exception', `index [${name}] already exists`);
  indices.set(name, { written: new Map(), visible: [] });
  const { aliases: own } = JSON.parse(body) as { aliases: object };
  for (const alias of Object.keys(own)) aliases.set(alias, new Set([name]));
  return { status: 200, body: { acknowledged: true, shards_acknowledged: true, index: name } };
}

function remove(names: string, { indices, aliases }: State): EngineAnswer {
  for (const name of names.split(',')) {
    indices.delete(name);
    for (const shown of aliases.values()) shown.delete(name);
  }
  return { status: 200, body: { acknowledged: true } };
}

export const refused = (status: number, type: string, reason: string): EngineAnswer => ({
  status,
  body: { error: { root_cause: [{ type, reason }], type, reason }, status },
});
