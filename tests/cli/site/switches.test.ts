import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { expect, test } from 'vitest';
import { howTo } from '../exports.ts';
import { testFolder } from '../folder.ts';
import { inputOf, openSiteWriterHere } from './site-writer-here.ts';

const switches = 25;
const keep = 4;

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
    const writeHere = await openSiteWriterHere();
    const write = (content: string) => {
      const entries = [1, 2, 3].map((number) => howTo(`article-${number}`, `This is ${content}.`));
      return writeHere(folder, inputOf(entries), { keep });
    };
    await write('content 0');
    const tsx = ['--import', import.meta.resolve('tsx')];
    const child = execa('node', [...tsx, pollingReader, join(folder, 'site')]);
    // some contents come again, and are switched to where they stand
    for (let count = 1; count <= switches; count += 1) {
      await once(child.stdout, 'data'); // the reader has been through a round
      await write(`content ${count % 10 === 0 ? count - 2 : count}`);
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
