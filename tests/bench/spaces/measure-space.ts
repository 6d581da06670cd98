import { execa } from 'execa';
import { copyFile, mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { exitCodes } from '../../../cli/exit-codes.ts';
import { parseJson } from '../../../cli/input/json/parse-json.ts';
import { type Coverage, coverageOn } from './coverage.ts';
import { textsOf } from './entry-texts.ts';
import { pageEntries } from './page-entries.ts';
import { type PublishedEntry, publishedSpace, type PublishedSpace } from './published-space.ts';
import { type SitePage, sitePages } from './site-pages.ts';
import { countWords, wordsIn } from './words.ts';

/** What a space has become with `init` and `build`, and no edit between. */
export interface SpaceFigures {
  readonly name: string;
  /** Content types with entries that look like pages. */
  readonly pageTypes: number;
  readonly pageEntries: number;
  /** Those that have a page with their title. */
  readonly becamePages: number;
  /** The HTML files of the site. */
  readonly files: number;
  readonly initExit: number;
  readonly buildExit: number;
  readonly errors: number;
  readonly warnings: number;
  readonly infos: number;
  /** The rules of the errors, each as often as it is broken. */
  readonly errorRules: Readonly<Record<string, number>>;
  readonly words: number;
  readonly foundWords: number;
  /** The first line that a failed command says. */
  readonly said: string;
  /** The start page, and the pages of three entries. */
  readonly paths: readonly string[];
  /** The entries that lack the most words. */
  readonly worst: readonly Lacking[];
}

export interface Lacking extends Coverage {
  readonly entry: string;
  readonly type: string;
}

interface Measured {
  readonly name: string;
  readonly file: string;
  /** The command line: a file for Node.js, and what stands before it. */
  readonly program: readonly [string, ...string[]];
  /** A folder for the export, its configuration and its site. */
  readonly folder: string;
  /** A configuration instead of that of `init`. */
  readonly config: string | undefined;
}

export async function measureSpace({ name, file, program, folder, config }: Measured): Promise<SpaceFigures> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await copyFile(file, join(folder, 'export.json'));
  const run = async (...values: string[]) => {
    const [node, ...before] = program;
    return execa(node, [...before, ...values], {
      cwd: folder,
      reject: false,
      stdin: 'ignore',
      timeout: limitMs,
    });
  };
  const init =
    config === undefined
      ? await run('init', 'export.json')
      : await copyFile(config, join(folder, 'fieldbook.config.json')).then(() => ({
          exitCode: 0,
          stderr: '',
        }));
  const command = ['build', 'export.json', '--out', 'site', '-r', 'json'];
  const build = await run(...command);
  // the findings may be true; the words of what is sound are counted all the same
  if (build.exitCode === exitCodes.findings) await run(...command, '--allow-errors');
  const failed = init.exitCode === 0 ? build : init;
  const space = publishedSpace(parseJson(await readFile(file, 'utf8'), name));
  const pages = await sitePages(join(folder, 'site'));
  return {
    name,
    ...wordsOn(pages, space),
    initExit: init.exitCode ?? timedOut,
    buildExit: build.exitCode ?? timedOut,
    ...findingsIn(build.stdout),
    said: failed.exitCode === 0 ? '' : (failed.stderr.split('\n')[0] ?? ''),
  };
}

const limitMs = 300_000;
const timedOut = -1;

function wordsOn(pages: readonly SitePage[], space: PublishedSpace) {
  const { pages: entries, parts } = pageEntries(space);
  const headings = new Set(pages.map(({ heading }) => heading));
  const coverage = coverageOn(pages);
  const all = [...entries, ...parts].map((entry): Lacking => {
    const texts = shownTexts(entry, space);
    return { entry: entry.id, type: entry.type, ...coverage(countWords(wordsIn(texts.join(' ')))) };
  });
  const total = (count: (each: Lacking) => number) => all.reduce((sum, each) => sum + count(each), 0);
  return {
    pageTypes: new Set(entries.map(({ type }) => type)).size,
    pageEntries: entries.length,
    becamePages: entries.filter((entry) =>
      shownTexts(entry, space).some((text) => headings.has(wordsIn(text).join(' '))),
    ).length,
    files: pages.length,
    paths: threeOf(all.slice(0, entries.length)),
    words: total((each) => each.total),
    foundWords: total((each) => each.found),
    worst: all
      .toSorted((a, b) => b.total - b.found - (a.total - a.found))
      .slice(0, 10)
      .filter((each) => each.found < each.total),
  };
}

/** The start page, and the pages of the first, the middle and the last entry. */
function threeOf(entries: readonly Lacking[]): string[] {
  const chosen = [0, Math.floor(entries.length / 2), entries.length - 1].flatMap(
    (at) => entries[at]?.page ?? [],
  );
  return chosen.length === 0 ? [] : [...new Set(['index.html', ...chosen])];
}

function shownTexts(entry: PublishedEntry, { types }: PublishedSpace): readonly string[] {
  const type = types.get(entry.type);
  return type === undefined ? [] : textsOf(entry, type);
}

const report = z.object({
  diagnostics: z.array(z.object({ rule: z.string(), severity: z.enum(['error', 'warn', 'info']) })),
});

function findingsIn(output: string): Pick<SpaceFigures, 'errors' | 'warnings' | 'infos' | 'errorRules'> {
  const read = report.safeParse(output.startsWith('{') ? parseJson(output, 'the report') : {});
  const found = read.data?.diagnostics ?? [];
  const count = (wanted: string) => found.filter(({ severity }) => severity === wanted).length;
  const errors = found.filter(({ severity }) => severity === 'error').map(({ rule }) => rule);
  return {
    errors: errors.length,
    warnings: count('warn'),
    infos: count('info'),
    errorRules: Object.fromEntries(countWords(errors)),
  };
}
