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
  if (current.length === 1 && same !== undefined && hasDigest(same, version.digest))
    return { index: same, isNew: false, notes: [] };
  await asked(engine, () => engine.client.indices.create({ index: version.name, body: indexBody(push) }));
  try {
    await writeDocuments(engine, version.name, push);
    await checkCount(engine, version.name, push.documents.length);
    await show(engine, version.name, current);
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

/** Checks the number of documents: nobody would notice lost ones. */
async function checkCount(engine: Engine, index: string, expected: number): Promise<void> {
  await asked(engine, () => engine.client.indices.refresh({ index }));
  const { body } = await asked(engine, () => engine.client.count({ index }));
  const { count } = read(engine, body, counted);
  if (count === expected) return;
  throw new SourceError(`the engine has taken ${expected} documents and holds ${count}.`);
}

/** Moves the alias in one atomic action. If another push was faster, nothing changes. */
async function show(engine: Engine, index: string, current: readonly string[]): Promise<void> {
  const { alias } = engine.settings;
  const hide = current.map((before) => ({ remove: { index: before, alias, must_exist: true } }));
  const actions = [...hide, { add: { index, alias } }];
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
