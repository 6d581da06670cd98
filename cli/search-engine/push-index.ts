import * as z from 'zod';
import type { SearchDocument } from '../../schemas/search/index/search-index.ts';
import { SourceError } from '../source/source-error.ts';
import { asked, type Engine, read } from './engine-client.ts';
import { indexBody, type IndexOptions } from './index-body.ts';
import { hasDigest, indexVersion } from './index-version.ts';
import { removeOldVersions } from './remove-old-versions.ts';
import { writeDocuments, type WriteLimits } from './write-documents.ts';

interface Push extends IndexOptions {
  readonly documents: readonly SearchDocument[];
  /** The number of versions to keep, with the current one. */
  readonly keep: number;
  readonly now: Date;
  readonly limits?: WriteLimits;
  readonly onProgress?: (written: number) => void;
}

export interface Pushed {
  readonly index: string;
  /** False if the engine has the same content already. */
  readonly isNew: boolean;
  /** Failures that do no harm, a sentence each. */
  readonly notes: readonly string[];
}

/**
 * Writes the documents into a new index, and moves the alias when all are there, so that a search never sees a part. An
 * earlier failure leaves the engine unchanged. Source: OpenSearch and Elasticsearch, "Bulk", "Aliases".
 */
export async function pushIndex(engine: Engine, push: Push): Promise<Pushed> {
  try {
    return await pushVersion(engine, push);
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    throw new SourceError(`${error.message} What ${engine.settings.alias} shows was not changed.`);
  }
}

async function pushVersion(engine: Engine, push: Push): Promise<Pushed> {
  const { alias } = engine.settings;
  const version = indexVersion(alias, push);
  const current = await currentIndices(engine);
  const [same] = current;
  const isSame = current.length === 1 && same !== undefined && hasDigest(same, version.digest);
  if (isSame && (await isWhole(engine, same, push.documents.length)))
    return { index: same, isNew: false, notes: [] };
  const writing = `${version.name}-writing`;
  const body = { ...indexBody(push), aliases: { [writing]: {} } };
  await asked(engine, () => engine.client.indices.create({ index: version.name, body }));
  try {
    await waitForCopies(engine, version.name);
    await writeDocuments(engine, writing, push);
    await checkCount(engine, version.name, push.documents.length);
    await show(engine, { index: version.name, writing, current });
  } catch (error) {
    await forget(engine, version.name);
    throw error;
  }
  const notes = await removeOldVersions(engine, version.name, push.keep);
  return { index: version.name, isNew: true, notes };
}

const indicesByName = z.record(z.string(), z.object({ aliases: z.unknown() }));
const counted = z.object({ count: z.number() });

/** The current index of the alias. */
async function currentIndices(engine: Engine): Promise<readonly string[]> {
  const { alias } = engine.settings;
  const { statusCode, body } = await asked(engine, () =>
    engine.client.indices.getAlias({ name: alias }, { ignore: [404] }),
  );
  if (statusCode !== 404) return Object.keys(read(engine, body, indicesByName));
  const { statusCode: exists } = await asked(engine, () =>
    engine.client.indices.exists({ index: alias }, { ignore: [404] }),
  );
  if (exists !== 404) throw new SourceError(isIndex(alias));
  return [];
}

/** Whether an index has all documents: the engine may have lost a part of it. */
async function isWhole(engine: Engine, index: string, expected: number): Promise<boolean> {
  try {
    return (await countOf(engine, index)) === expected;
  } catch {
    return false; // none of its copies answers
  }
}

/** Checks the number of documents: nobody would notice lost ones. */
async function checkCount(engine: Engine, index: string, expected: number): Promise<void> {
  await asked(engine, () => engine.client.indices.refresh({ index }));
  const count = await countOf(engine, index);
  if (count === expected) return;
  throw new SourceError(`the engine has taken ${expected} documents and holds ${count}.`);
}

async function countOf(engine: Engine, index: string): Promise<number> {
  const { body } = await asked(engine, () => engine.client.count({ index }));
  return read(engine, body, counted).count;
}

/** Waits until the index survives the loss of a node. An engine of one node makes no copies, and not everybody may ask. */
async function waitForCopies(engine: Engine, index: string): Promise<void> {
  await asked(engine, () =>
    engine.client.cluster.health(
      { index, wait_for_events: 'languid', wait_for_no_initializing_shards: true, timeout: '10s' },
      { ignore: [403, 408] },
    ),
  );
}

interface Shown {
  readonly index: string;
  readonly writing: string;
  readonly current: readonly string[];
}

/**
 * Moves the alias in one atomic action. If another push was faster, nothing changes; of two first ones, the alias shows the last.
 */
async function show(engine: Engine, { index, writing, current }: Shown): Promise<void> {
  const { alias } = engine.settings;
  const others = current.map((before) => ({ index: before, must_exist: true }));
  const hidden = current.length > 0 ? others : [{ index: `${alias}-*`, must_exist: false }];
  const actions = [
    ...hidden.map((each) => ({ remove: { ...each, alias } })),
    { remove: { index, alias: writing } },
    { add: { index, alias } },
  ];
  await asked(engine, () => engine.client.indices.updateAliases({ body: { actions } }));
}

/** Deletes the unfinished index. If the engine is unreachable, the next push deletes it. */
async function forget(engine: Engine, index: string): Promise<void> {
  try {
    await engine.client.indices.delete({ index });
  } catch {
    // the first failure is reported
  }
}

const isIndex = (alias: string): string =>
  `"${alias}" is an index of the engine, not an alias; delete it, or name another with "search.engine.alias" in the configuration.`;
