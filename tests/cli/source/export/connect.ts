import { readFile } from 'node:fs/promises';
import type { TestContext } from 'vitest';
import { type Connection, readConnection } from '../../../../cli/source/connection.ts';
import type { Limits } from '../../../../cli/source/export/limits.ts';
import { startStandIn } from '../../../../cli/stand-in/start.ts';
import type { StandIn, StandInOptions } from '../../../../cli/stand-in/stand-in.ts';
import { rawAsset, rawEntry, states } from '../../../pipeline/documents.ts';

/** Short enough for a test, and long enough for a busy machine. */
export const shortLimits: Partial<Limits> = {
  deadlineMs: 60_000,
  idleMs: 20_000,
  requestTimeoutMs: 10_000,
  retries: 0,
};

/** A local Contentful that ends with the test, with the connection that leads to it. */
export async function standInFor(
  onTestFinished: TestContext['onTestFinished'],
  exported: unknown = smallSpace(),
  options: StandInOptions = {},
): Promise<{ readonly standIn: StandIn; readonly connection: Connection }> {
  const standIn = await startStandIn(exported, options);
  onTestFinished(() => standIn.close());
  return { standIn, connection: readConnection(standIn.env) };
}

/** Entries in every state, two of a page of two; an asset, a tag, two content types. */
export const smallSpace = () => ({
  contentTypes: [contentType('kbHowTo'), contentType('kbTopic')],
  tags: [tag('beta')],
  editorInterfaces: [editorInterface('kbHowTo'), editorInterface('kbTopic')],
  entries: [
    rawEntry('kbHowTo', 'published', { title: 'Now' }, states.published),
    rawEntry('kbHowTo', 'changed', { title: 'Changed' }, states.changed),
    rawEntry('kbHowTo', 'draft', { title: 'Draft' }, states.draft),
    rawEntry('kbHowTo', 'archived', { title: 'Archived' }, states.archived),
    rawEntry('kbTopic', 'topic', { title: 'Topic' }, states.published),
  ],
  assets: [rawAsset('picture')],
  locales: [
    {
      code: 'en-US',
      name: 'English',
      default: true,
      fallbackCode: null,
      sys: { ...about, type: 'Locale', id: 'en', version: 1 },
    },
  ],
});

const link = (linkType: string, id: string) => ({ sys: { type: 'Link', linkType, id } });
const about = {
  space: link('Space', 'space1'),
  environment: link('Environment', 'master'),
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
};

const contentType = (id: string) => ({
  sys: { ...about, type: 'ContentType', id, version: 2, publishedVersion: 1 },
  name: id,
  displayField: 'title',
  fields: [{ id: 'title', name: 'Title', type: 'Symbol', localized: false, required: true }],
});

const editorInterface = (id: string) => ({
  sys: {
    ...about,
    type: 'EditorInterface',
    id: 'default',
    version: 1,
    contentType: link('ContentType', id),
  },
  controls: [{ fieldId: 'title', widgetId: 'singleLine' }],
});

const tag = (id: string) => ({
  sys: { ...about, type: 'Tag', id, version: 1, visibility: 'public' },
  name: id,
});

export const readJson = async (path: string): Promise<Readonly<Record<string, readonly unknown[]>>> =>
  JSON.parse(await readFile(path, 'utf8')) as Record<string, unknown[]>; // an export that a test has written
