import { expect, test } from 'vitest';
import { build } from '../../pipeline/build.ts';
import { createPrerenderer } from '../../reader/app/prerender.tsx';
import type { ContentTypeDefinition } from '../../schemas/content/content-type.ts';
import { type ContentTypeId, contentTypes } from '../../schemas/content/index.ts';
import { FaultySpace, linkTo } from '../browser/faulty-space/plant.ts';
import { articleOfType } from '../browser/sample.ts';
import { sampleInput } from '../pipeline/sample.ts';

const shell = { basePath: '/', scripts: [], styles: [], otherStyles: [] };

test('where every list holds an entry that is gone, every kind of page still stands, and an editor sees why [PL-5]', async () => {
  const space = new FaultySpace();
  for (const { sys } of space.exported.entries) {
    const { fields }: ContentTypeDefinition = contentTypes[sys.contentType.sys.id as ContentTypeId];
    for (const [name, { kind }] of Object.entries(fields)) {
      if (kind === 'parts') space.list(sys.id, name, 'noSuchEntry');
      if (kind === 'part') space.set(sys.id, name, linkTo('Entry', 'noSuchEntry'));
    }
  }
  const { files } = build({ ...sampleInput(space.exported), places: true });
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const read = async (path: string): Promise<unknown> => JSON.parse(texts.get(path) ?? 'null');
  const prerenderer = createPrerenderer({ read, shell });
  const articleUrls = Object.values(articleOfType).map(({ url }) => url);
  for (const url of ['/', '/categories', '/announcements', '/product-capabilities', ...articleUrls]) {
    const { status } = await prerenderer.page(url);
    expect(status, url).toBe(200);
  }
  const { html } = await prerenderer.page(articleOfType.kbReleaseNotes.url);
  expect(html).toContain('noSuchEntry, which is not in the export');
});
