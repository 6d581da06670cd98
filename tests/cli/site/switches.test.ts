import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openReaderBuild, type ReaderBuild } from '../../../cli/site/reader-build.ts';
import { type Renderers, startRenderers } from '../../../cli/site/render/renderers.ts';
import { siteFiles } from '../../../cli/site/site-files.ts';
import { sitePages } from '../../../cli/site/site-pages.ts';
import { outputAt } from '../../../cli/site/versions.ts';
import { writeSite } from '../../../cli/site/write-site.ts';
import { build } from '../../../pipeline/build.ts';
import { exportOf, settings } from '../../pipeline/documents.ts';
import { howTo } from '../exports.ts';
import { testFolder } from '../folder.ts';

const switches = 100;
const keep = 4;

let reader: ReaderBuild;
let renderers: Renderers;
beforeAll(async () => {
  reader = await openReaderBuild();
  renderers = startRenderers(reader, { most: 1 });
});
afterAll(() => renderers.close());

async function write(folder: string, content: string): Promise<void> {
  const entries = [1, 2, 3].map((number) => howTo(`article-${number}`, `This is ${content}.`));
  const built = build({ exported: exportOf(entries), config: settings() });
  const files = siteFiles({ build: built, reader, exportFolder: undefined });
  const pages = { ...sitePages(built.files, reader), render: renderers.render };
  await writeSite(files, { output: outputAt(join(folder, 'site')), keep, pages });
}

const pollingReader = fileURLToPath(new URL('polling-reader.ts', import.meta.url));

interface Seen {
  readonly faults: readonly string[];
  readonly versions: number;
  readonly pages: number;
  readonly files: number;
  readonly late: number;
}

test(
  `${switches} switches under a reader: no page, file or manifest is missing or of two versions [PL-4]`,
  { timeout: 180_000 },
  async ({ onTestFinished }) => {
    const folder = await testFolder(onTestFinished);
    await write(folder, 'content 0');
    const tsx = ['--import', import.meta.resolve('tsx')];
    const child = execa('node', [...tsx, pollingReader, join(folder, 'site')]);
    // some contents come again, and are switched to where they stand
    for (let count = 1; count <= switches; count += 1) {
      await once(child.stdout, 'data'); // the reader has been through a round
      await write(folder, `content ${count % 10 === 0 ? count - 2 : count}`);
    }
    child.stdin.end();
    const { stdout } = await child;
    const seen = JSON.parse(stdout.split('\n').at(-1) ?? '') as Seen;
    console.info(`the reader saw ${JSON.stringify({ ...seen, faults: seen.faults.length })}`);
    expect(seen.faults).toEqual([]);
    expect(seen.versions).toBeGreaterThan(switches / 2);
    expect(seen.late, 'pages that were open over a switch').toBeGreaterThan(switches / 2);
  },
);
