import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SearchDocument } from '../../../schemas/search/index/search-index.ts';

export interface EngineRequest {
  readonly method: string;
  /** Decoded, without the query. */
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

interface EngineAnswer {
  readonly status: number;
  /** Sent as JSON, a text as it is. */
  readonly body: unknown;
}

/** Answers in place of the engine; undefined: the engine answers. */
type Fault = (request: EngineRequest) => EngineAnswer | undefined;

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
    const { status, body } = fault(request) ?? answer(request, { indices, aliases });
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    outgoing.statusCode = status;
    outgoing.setHeader('content-type', typeof body === 'string' ? 'text/html' : 'application/json');
    outgoing.end(request.method === 'HEAD' ? '' : text);
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    indices,
    aliases,
    requests,
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
  const { pathname } = new URL(incoming.url ?? '/', 'http://engine');
  return {
    method: incoming.method ?? 'GET',
    path: decodeURIComponent(pathname),
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
  if (first === '_bulk') return bulk(body, indices);
  if (first === '_aliases') return switchAliases(body, { indices, aliases });
  if (first === '_alias') return aliasOf(second, aliases);
  if (first === '_cat') return listed(path.split('/')[3] ?? '', indices);
  if (second === '_refresh') return refresh(first, indices);
  if (second === '_count') return { status: 200, body: { count: indices.get(first)?.visible.length ?? 0 } };
  if (method === 'PUT') return create(first, indices);
  if (method === 'DELETE') return remove(first, { indices, aliases });
  if (method === 'HEAD') return { status: indices.has(first) ? 200 : 404, body: {} };
  return refused(404, 'index_not_found_exception', `no such index [${first}]`);
}

function bulk(body: string, indices: State['indices']): EngineAnswer {
  const lines = body.trimEnd().split('\n');
  const items = lines.flatMap((line, at) => {
    if (at % 2 === 1) return [];
    const { create: action } = JSON.parse(line) as { create: { _index: string; _id: string } };
    const { _index: index, _id: id } = action;
    const document = JSON.parse(lines[at + 1] ?? '') as SearchDocument;
    indices.get(index)?.written.set(id, document);
    return [{ create: { ...action, result: 'created', status: 201 } }];
  });
  return { status: 200, body: { took: 3, errors: false, items } };
}

function switchAliases(body: string, { indices, aliases }: State): EngineAnswer {
  const { actions } = JSON.parse(body) as {
    actions: readonly Partial<Record<'add' | 'remove', { index: string; alias: string }>>[];
  };
  for (const { add, remove: removed } of actions) {
    const named = add ?? removed;
    if (named === undefined || !indices.has(named.index))
      return refused(404, 'index_not_found_exception', `no such index [${named?.index}]`);
    if (removed && aliases.get(removed.alias)?.has(removed.index) !== true)
      return refused(404, 'aliases_not_found_exception', `aliases [${removed.alias}] missing`);
  }
  for (const { add, remove: removed } of actions) {
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

function create(name: string, indices: State['indices']): EngineAnswer {
  if (indices.has(name))
    return refused(400, 'resource_already_exists_exception', `index [${name}] already exists`);
  indices.set(name, { written: new Map(), visible: [] });
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
