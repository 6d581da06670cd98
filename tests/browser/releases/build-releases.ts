import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { articleOfType, entryOf, sampleConfig } from '../sample.ts';
import { onlyPages } from '../small-space.ts';
import { markedReader } from './marked-reader.ts';

/** What a release can change, each with the number of the release that changed it last. */
export type Marks = Readonly<Record<MarkedPart, number>>;
export type MarkedPart = 'scripts' | 'style' | 'frame' | 'howTo' | 'faq' | 'notes' | 'news';

/** A version of the site as a host has it. */
export interface Release {
  readonly folder: string;
  readonly marks: Marks;
  /** The command that builds it: its reader has the marks. */
  readonly command: string;
}

export const markedPages = {
  howTo: articleOfType.kbHowTo,
  faq: articleOfType.kbFaq,
  notes: articleOfType.kbReleaseNotes,
} as const;

/** Shown first among the announcements. */
const newsId = 'anFall26';

/** One article; another one and the news; the reader; what stands around every page; the reader and an article. */
const changes: readonly (readonly MarkedPart[])[] = [
  ['faq'],
  ['howTo', 'news'],
  ['scripts', 'style'],
  ['frame', 'notes'],
  ['scripts', 'style', 'faq'],
];

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Entries of these types make the lists: what is announced, and the home page with its categories. */
const listed = ['announcement', 'announcementType', 'homeEntry'];

/** Builds six releases of a few pages of the sample, one after the other: each keeps the files of those before it. */
export async function buildReleases(folder: string): Promise<readonly Release[]> {
  mkdirSync(folder, { recursive: true });
  const releases: Release[] = [];
  let marks: Marks = { scripts: 1, style: 1, frame: 1, howTo: 1, faq: 1, notes: 1, news: 1 };
  let command = markedReader(join(folder, 'reader-1'), 1);
  for (const [index, changed] of [[], ...changes].entries()) {
    const release = index + 1;
    marks = { ...marks, ...Object.fromEntries(changed.map((part) => [part, release])) };
    if (changed.includes('scripts')) command = markedReader(join(folder, `reader-${release}`), release);
    await build({ command, marks }, folder, ['--keep', '10']);
    releases.push({ folder: realpathSync(join(folder, 'site')), marks, command });
  }
  return releases;
}

/** Builds what a release has, with more flags. */
export async function build(
  { command, marks }: Pick<Release, 'command' | 'marks'>,
  folder: string,
  flags: readonly string[],
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const beside of ['images.ctfassets.net', 'academy.json'])
    cpSync(join(root, 'data/sample', beside), join(folder, beside), { recursive: true });
  writeFileSync(join(folder, 'export.json'), JSON.stringify(exportOf(marks)));
  writeFileSync(join(folder, 'fieldbook.config.json'), JSON.stringify(configOf(marks)));
  const args = [command, 'build', 'export.json', '--out', 'site', '--allow-errors', ...flags];
  await promisify(execFile)(process.execPath, args, { cwd: folder });
}

function exportOf(marks: Marks): unknown {
  const pages = Object.values(markedPages).map(({ id }) => id);
  const exported = onlyPages(pages, undefined, listed);
  const mark = (id: string, part: MarkedPart) => {
    const { fields } = entryOf(exported, id);
    fields['title'] = { 'en-US': `${fields['title']?.['en-US'] as string} (${part}:${marks[part]})` };
  };
  mark(newsId, 'news');
  for (const part of ['howTo', 'faq', 'notes'] as const) mark(markedPages[part].id, part);
  return exported;
}

/** A host of files has no services. */
function configOf({ frame }: Marks): unknown {
  const config = sampleConfig();
  const site = config['site'] as Record<string, Record<string, unknown>>;
  return {
    ...config,
    redirects: join(root, 'data/redirects.csv'),
    site: { ...site, footer: { ...site['footer'], copyright: `Vanbase, Inc. (frame:${frame})` } },
    services: {},
    search: { service: false },
  };
}
