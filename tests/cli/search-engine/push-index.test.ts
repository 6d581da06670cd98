import { afterEach, expect, test } from 'vitest';
import { openEngine } from '../../../cli/search-engine/engine-client.ts';
import { pushIndex } from '../../../cli/search-engine/push-index.ts';
import type { SearchDocument } from '../../../schemas/search/index/search-index.ts';
import { type EngineRequest, refused, simulatedEngine } from './simulated-engine.ts';

const alias = 'fieldbook-main-en-us';
const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

test('every document is written into an index of its own, which the alias then shows', async () => {
  const { engine, push } = await start();
  expect(await push(documents(12))).toEqual({
    index: expect.stringMatching(version),
    isNew: true,
    notes: [],
  });
  expect(engine.shown(alias).toSorted(byId)).toEqual(documents(12).toSorted(byId));
});

test('nothing is shown before all of it is there, and the version before is shown until then', async () => {
  const shown: string[] = [];
  const { engine, push } = await start(() => {
    const found = engine.shown(alias);
    shown.push(`${found.length} of ${found[0]?.title.split(' ')[0] ?? 'nothing'}`);
    return undefined;
  });
  await push(documents(40, 'old'));
  await push(documents(40, 'new'));
  // at each request: only after the switch, when older versions are looked for, is it another one
  expect(shown.filter((found, at) => found !== shown[at - 1])).toEqual([
    '0 of nothing',
    '40 of old',
    '40 of new',
  ]);
  expect(shown.indexOf('40 of old')).toBeGreaterThan(8);
});

test('the same documents are not written again', async () => {
  const { engine, push } = await start();
  const { index } = await push(documents(3));
  const before = engine.requests.length;
  expect(await push(documents(3))).toEqual({ index, isNew: false, notes: [] });
  expect(engine.requests.slice(before).map(({ method }) => method)).toEqual(['GET', 'GET']);
});

test('of the same documents, those that the engine has lost are written again [SV-3]', async () => {
  const { engine, push } = await start();
  const { index } = await push(documents(3));
  engine.indices.set(index, { written: new Map(), visible: [] });
  expect(await push(documents(3))).toMatchObject({ isNew: true });
  expect(engine.shown(alias)).toHaveLength(3);
});

test('an index that is deleted while it is written is not made again [SV-3]', async () => {
  const { engine, push } = await start(({ path }) => {
    if (path.endsWith('/_bulk')) engine.indices.clear();
    return undefined;
  });
  await expect(push(documents(3))).rejects.toThrow(/^the engine does not take "article 0" .* \(404\)/u);
  expect(engine.indices.size).toBe(0);
});

test('older versions stay if another push shows one of them meanwhile [SV-3]', async () => {
  const { engine, push } = await start(({ path }) => {
    const [first = ''] = engine.indices.keys();
    if (path.startsWith('/_cat') && engine.indices.size > 1) engine.aliases.set(alias, new Set([first]));
    return undefined;
  });
  for (const title of ['a', 'b', 'c', 'd']) await push(documents(1, title));
  expect(engine.shown(alias)[0]?.title).toBe('a 0');
});

test('of two first pushes at once, the alias shows the last [SV-3]', async () => {
  const { engine, push } = await start();
  const [one, two] = await Promise.all([push(documents(3, 'one')), push(documents(4, 'two'))]);
  expect(one.index).not.toBe(two.index);
  expect([3, 4]).toContain(engine.shown(alias).length);
});

test('older versions go, as many stay as are asked for, and other indices are not touched', async () => {
  const { engine, push } = await start();
  engine.indices.set(`${alias}-notes`, { written: new Map(), visible: [] });
  engine.indices.set(`${alias}-gb-0123456789ab-20260101000000000`, { written: new Map(), visible: [] });
  for (const title of ['a', 'b', 'c', 'd', 'e']) await push(documents(2, title));
  const names = [...engine.indices.keys()];
  expect(names.filter((name) => version.test(name))).toHaveLength(3);
  expect(names).toEqual(expect.arrayContaining([`${alias}-notes`]));
  expect(engine.shown(alias)[0]?.title).toBe('e 0');
});

test('a document that finds the engine busy is sent again', async () => {
  let busy = 2;
  const { engine, push } = await start((request) => {
    if (!request.path.endsWith('/_bulk') || busy === 0) return undefined;
    busy -= 1;
    return { status: 200, body: { took: 1, errors: true, items: itemsOf(request, 429) } };
  });
  await push(documents(5));
  expect(engine.shown(alias)).toHaveLength(5);
});

interface Failure {
  readonly what: string;
  readonly at: (request: EngineRequest) => boolean;
  readonly answer: (request: EngineRequest) => { readonly status: number; readonly body: unknown };
  readonly says: string;
}

const failures: readonly Failure[] = [
  {
    what: 'a document that the engine does not take',
    at: ({ path }) => path.endsWith('/_bulk'),
    answer: (request) => ({ status: 200, body: { took: 1, errors: true, items: itemsOf(request, 400) } }),
    says: 'the engine does not take "new 0" (article0): failed to parse field [updatedAt] of type [date] (400). What fieldbook-main-en-us shows was not changed.',
  },
  {
    what: 'an engine that stays too busy',
    at: ({ path }) => path.endsWith('/_bulk'),
    answer: (request) => ({ status: 200, body: { took: 1, errors: true, items: itemsOf(request, 429) } }),
    says: 'the engine does not take "new 0" (article0): it stays too busy (429); try again later. What fieldbook-main-en-us shows was not changed.',
  },
  {
    what: 'a request larger than a proxy lets through',
    at: ({ path }) => path.endsWith('/_bulk'),
    answer: () => ({ status: 413, body: '<html>413 Request Entity Too Large</html>' }),
    says: '127.0.0.1:PORT answers with 413. What fieldbook-main-en-us shows was not changed.',
  },
  {
    what: 'documents that are lost after they were taken',
    at: ({ path }) => path.endsWith('/_count'),
    answer: () => ({ status: 200, body: { count: 4 } }),
    says: 'the engine has taken 5 documents and holds 4. What fieldbook-main-en-us shows was not changed.',
  },
  {
    what: 'another push that was faster',
    at: ({ path }) => path === '/_aliases',
    answer: () => refused(404, 'aliases_not_found_exception', `aliases [${alias}] missing`),
    says: `127.0.0.1:PORT answers with 404 (aliases [${alias}] missing). What fieldbook-main-en-us shows was not changed.`,
  },
  {
    what: 'credentials that may not write',
    at: ({ method }) => method === 'PUT',
    answer: () => refused(403, 'security_exception', 'no permissions for [indices:admin/create]'),
    says: '127.0.0.1:PORT refuses a request without credentials (403); see docs/search-engine.md for the rights that it needs.',
  },
  {
    what: 'a cluster that makes no index because its disk is full',
    at: ({ method }) => method === 'PUT',
    answer: () =>
      refused(
        403,
        'index_create_block_exception',
        'blocked by: [FORBIDDEN/10/cluster create-index blocked (api)];',
      ),
    says: '127.0.0.1:PORT takes nothing new (403): blocked by: [FORBIDDEN/10/cluster create-index blocked (api)]; Is its disk full? What fieldbook-main-en-us shows was not changed.',
  },
  {
    what: 'a page in place of an answer',
    at: ({ path }) => path.startsWith('/_alias/'),
    answer: () => ({ status: 200, body: '<html>Welcome</html>' }),
    says: '127.0.0.1:PORT answers with something else than JSON, not as a search engine does; look at "search.engine.address" in the configuration.',
  },
  {
    what: 'a gateway that fails',
    at: ({ path }) => path.startsWith('/_alias/'),
    answer: () => ({ status: 502, body: '<html>Bad Gateway</html>' }),
    says: '127.0.0.1:PORT answers with 502. What fieldbook-main-en-us shows was not changed.',
  },
];

test.each(failures)(
  '$what leaves the version before in place, and nothing of the new one',
  async (failure) => {
    let isFailing = false;
    const { engine, push } = await start((request) =>
      isFailing && failure.at(request) ? failure.answer(request) : undefined,
    );
    const { index } = await push(documents(5, 'old'));
    isFailing = true;
    const { port } = new URL(engine.address);
    await expect(push(documents(5, 'new'))).rejects.toThrow(failure.says.replace('PORT', port));
    expect([...engine.indices.keys()]).toEqual([index]);
    expect(engine.shown(alias)[0]?.title).toBe('old 0');
  },
);

test('an index that has the name of the alias is reported', async () => {
  const { engine, push } = await start();
  engine.indices.set(alias, { written: new Map(), visible: [] });
  await expect(push(documents(1))).rejects.toThrow(`"${alias}" is an index of the engine, not an alias`);
});

test('an engine that is not there is reported', async () => {
  const { engine, push } = await start();
  engine.close();
  await expect(push(documents(1))).rejects.toThrow(/^127\.0\.0\.1:\d+ is not reached/u);
});

test('where older versions cannot be removed, the new one is shown and a note says so', async () => {
  const { engine, push } = await start(({ body }) =>
    body.includes('remove_index') ? refused(403, 'security_exception', 'no permissions') : undefined,
  );
  for (const title of ['a', 'b', 'c']) await push(documents(1, title));
  const { notes } = await push(documents(1, 'd'));
  expect(notes).toEqual([expect.stringContaining('older versions of the index could not be removed')]);
  expect(engine.shown(alias)[0]?.title).toBe('d 0');
});

test.each([
  { credentials: { kind: 'apiKey', apiKey: 'k3y' }, header: 'ApiKey k3y' },
  { credentials: { kind: 'password', username: 'ana', password: 'pw' }, header: 'Basic YW5hOnB3' },
] as const)('every request carries the $credentials.kind', async ({ credentials, header }) => {
  const engine = await opened();
  const settings = { addresses: [engine.address], alias, credentials };
  await pushIndex(openEngine(settings), { ...english, documents: documents(1), keep: 3, now: new Date() });
  expect(new Set(engine.requests.map(({ headers }) => headers.authorization))).toEqual(new Set([header]));
});

const english = { language: 'en', synonyms: [] };

const version = new RegExp(String.raw`^${alias}-[\da-f]{12}-\d{17}$`, 'u');

async function opened(fault?: Parameters<typeof simulatedEngine>[0]) {
  const engine = await simulatedEngine(fault);
  closing.push(engine.close);
  return engine;
}

async function start(fault?: Parameters<typeof simulatedEngine>[0]) {
  const engine = await opened(fault);
  const client = openEngine({ addresses: [engine.address], alias, credentials: undefined }, { retries: 0 });
  let timeMs = Date.UTC(2026, 10, 21);
  const push = (all: readonly SearchDocument[]) => {
    timeMs += 1000;
    const limits = { maxBytes: 1000, retries: 3, busyPauseMs: 1 };
    return pushIndex(client, { ...english, documents: all, keep: 3, now: new Date(timeMs), limits });
  };
  return { engine, push };
}

const documents = (count: number, title = 'article'): SearchDocument[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `article${at}`,
    title: `${title} ${at}`,
    headings: '',
    text: 'words of the article',
    url: `/how-to/article-${at}`,
    type: 'kbHowTo',
    source: 'KBContentful',
    abstract: 'words of the article',
  }));

const byId = (one: SearchDocument, other: SearchDocument) => one.id.localeCompare(other.id);

/** Of a bulk request, each refused. */
const itemsOf = ({ body }: EngineRequest, status: 400 | 429) =>
  body
    .trimEnd()
    .split('\n')
    .filter((_, at) => at % 2 === 0)
    .map((line) => {
      const { index } = JSON.parse(line) as { index: object };
      const error =
        status === 400
          ? { type: 'mapper_parsing_exception', reason: 'failed to parse field [updatedAt] of type [date]' }
          : { type: 'rejected_execution_exception', reason: 'queue is full' };
      return { index: { ...index, status, error } };
    });
