import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Resource } from '../../../cli/stand-in/space/resource.ts';
import type { ApiRequest, StandIn, StandInOptions } from '../../../cli/stand-in/stand-in.ts';
import { startStandIn } from '../../../cli/stand-in/start.ts';
import { printedFixes } from '../../../schemas/report/fixes.ts';
import { exportOf, rawEntry, states } from '../../pipeline/documents.ts';
import { testFolder } from '../folder.ts';
import { ambient, cliArguments } from '../run-cli.ts';
import { runWarm } from '../warm/run-warm.ts';

const space = {
  space: { sys: { type: 'Link', linkType: 'Space', id: 'desk' } },
  environment: { sys: { type: 'Link', linkType: 'Environment', id: 'master' } },
};
const page = (id: string, title: string) => {
  const { sys, fields } = rawEntry('kbHowTo', id, { title, url: id }, states.published);
  return { sys: { ...sys, ...space }, fields };
};
const faulty = (count: number) =>
  exportOf(Array.from({ length: count }, (_, index) => page(`page-${index}`, `Page\u200b ${index}`)));

interface Live {
  readonly standIn: StandIn;
  readonly folder: string;
  readonly run: (...args: string[]) => ReturnType<typeof runWarm>;
  readonly env: Readonly<Record<string, string>>;
}

/** A space with a fault in each entry, and its export. */
async function live(count: number, options: StandInOptions = {}): Promise<Live> {
  const exported = faulty(count);
  const standIn = await startStandIn(exported, options);
  onTestFinished(() => standIn.close());
  const folder = await testFolder(onTestFinished, { 'export.json': JSON.stringify(exported) });
  const { env } = standIn;
  return { standIn, folder, env, run: (...args) => runWarm(['fix', ...args], { cwd: folder, env }) };
}

const fieldsOf = ({ space: { items } }: StandIn) => JSON.stringify(items.map((item) => item['fields']));
const titlesIn = ({ space: { items } }: StandIn) =>
  (items as readonly Item[]).map(({ fields }) => fields.title['en-US']);
interface Item extends Resource {
  readonly fields: { readonly title: Readonly<Record<string, string>> };
}
const writesTo = ({ requests }: StandIn, id: string) =>
  requests.filter(({ method, path }) => method === 'PUT' && path.endsWith(`/${id}`)).length;
describe('fix --apply', { timeout: 60_000 }, () => {
  test('shows the difference, and writes it as drafts where nobody has changed it; --undo takes it back [ED-3]', async () => {
    const { standIn, run } = await live(2);
    standIn.space.put({
      sys: { id: 'page-1' },
      fields: { title: { 'en-US': 'Theirs' }, url: { 'en-US': 'page-1' } },
    });
    const before = fieldsOf(standIn);
    const { code, stdout, stderr } = await run('--apply', '--yes');
    const [, journal = ''] = /--undo (\S+)/u.exec(stdout) ?? [];
    expect([code, stderr, stdout]).toEqual([
      1,
      '',
      `Page\\u{200b} 0 (kbHowTo)  /how-to/page-0
  title  schema/invisible-characters
    Page[-\\u{200b}-] 0

Page\\u{200b} 1 (kbHowTo)  /how-to/page-1
  title  schema/invisible-characters
    Page[-\\u{200b}-] 1

2 can be fixed in 2 entries, 0 cannot be fixed

1 entry written as drafts; nothing is published
  Page\\u{200b} 0
"Page\\u{200b} 1" is not written: "title" has another value since the export. Export the space again and run fix again.
fieldbook fix --undo ${journal} writes the old values back`,
    ]);
    expect(titlesIn(standIn)).toEqual(['Page 0', 'Theirs']);
    expect(standIn.space.item('page-0')?.sys).toMatchObject({ version: 3, publishedVersion: 1 });
    const undone = await run('--undo', journal, '--yes', '-r', 'json');
    expect(undone.code).toBe(0);
    expect(printedFixes.parse(JSON.parse(undone.stdout))).toMatchObject({
      undone: { space: 'desk', environment: 'master', journal, written: [{ id: 'page-0' }], refused: [] },
    });
    expect(fieldsOf(standIn)).toBe(before);
  });

  test('reads, fixes and applies in one run with --source contentful, and prints one JSON document [ED-3]', async () => {
    const { standIn, run } = await live(2);
    const { code, stdout } = await run(
      '--source',
      'contentful',
      '--drafts',
      '--apply',
      '--yes',
      '-r',
      'json',
    );
    const report = printedFixes.parse(JSON.parse(stdout));
    expect(code).toBe(0);
    expect(report).toMatchObject({
      version: 1,
      changes: [
        {
          entry: { id: 'page-0', contentType: 'kbHowTo', url: '/how-to/page-0' },
          field: 'title',
          locale: 'en-US',
          before: 'Page\u200b 0',
          after: 'Page 0',
          fixes: [{ rule: 'schema/invisible-characters', isSafe: true }],
        },
        { entry: { id: 'page-1' } },
      ],
      redirects: [],
      summary: { fixed: 2, entries: 2, suggested: 0, inTable: 0 },
      applied: { written: [{ id: 'page-0' }, { id: 'page-1' }], same: [], refused: [] },
    });
    expect(titlesIn(standIn)).toEqual(['Page 0', 'Page 1']);
    const again = await run('--source', 'contentful', '--drafts', '--apply', '--yes');
    expect([again.code, again.stdout]).toEqual([
      0,
      '0 can be fixed in 0 entries, 2 cannot be fixed\n\nnothing is written',
    ]);
  });

  test.each([3, 4])(
    'killed at request %i of an entry, goes on where it stopped and writes nothing twice [ED-3]',
    async (nth) => {
      const ids = Array.from({ length: 6 }, (_, index) => `page-${index}`);
      let kill: (() => void) | undefined;
      let writes = 0;
      const onRequest = ({ method, path }: ApiRequest) => {
        // 3: after an entry is read; 4: after the next one is written, before the reply
        if (!path.includes('/entries/')) return;
        if (method === 'PUT') writes += 1;
        if (writes === nth || (nth === 3 && method === 'GET' && writes === 2 && path.endsWith('page-2')))
          kill?.();
      };
      const { standIn, folder, env, run } = await live(ids.length, { onRequest });
      const before = fieldsOf(standIn);
      const child = execa('node', [...cliArguments, 'fix', '--apply', '--yes'], {
        cwd: folder,
        env: { ...ambient, ...env },
        reject: false,
      });
      kill = () => child.kill('SIGKILL');
      expect((await child).signal).toBe('SIGKILL');
      kill = undefined;
      expect(titlesIn(standIn).filter((title) => !String(title).includes('\u200b'))).toHaveLength(
        nth === 3 ? 2 : 4,
      );
      const { code, stdout } = await run('--apply', '--yes');
      expect([code, stdout]).toEqual([0, expect.stringContaining('6 entries written as drafts')]);
      expect(ids.map((id) => writesTo(standIn, id))).toEqual([1, 1, 1, 1, 1, 1]);
      const [, journal = ''] = /--undo (\S+)/u.exec(stdout) ?? [];
      const undone = await run('--undo', journal, '--yes');
      expect(undone.stdout).toMatch(/^\n?6 entries with the old values again/u);
      expect(fieldsOf(standIn)).toBe(before);
      expect(await readFile(join(folder, journal), 'utf8')).not.toContain('stand-in-');
      expect((await readdir(join(folder, '.fieldbook-fixes'))).toSorted()).toEqual([
        '.gitignore',
        journal.split(/[/\\]/u).at(-1),
      ]);
    },
  );

  test.each([
    [['--apply'], 'there is no terminal to ask on; add --yes to write'],
    [['--apply', '-r', 'json'], '-r json asks nothing: add --yes'],
    [['--apply', '--out', 'x.json'], '--out, --apply and --undo exclude each other'],
    [['--source', 'contentful', '--out', 'x.json'], 'leave out --source'],
    [['export.json', '--undo', 'x.jsonl', '--yes'], '--undo reads its journal alone'],
    [['--undo', 'x.jsonl', '--yes'], 'there is no journal x.jsonl'],
    [['--undo', 'export.json', '--yes'], 'export.json is no journal of fix'],
    [['--journal', 'x.jsonl'], '--journal is for --apply'],
    [['--apply', '--yes', '--journal', 'export.json'], 'export.json is no journal of fix'],
    [['--apply', '--yes', '--journal', 'a/b.jsonl'], 'the journal is not written: cannot read or write a'],
  ])('%j is refused in one sentence, and nothing is written', async (args, sentence) => {
    const { standIn, folder, run } = await live(1);
    const { code, stderr } = await run(...args);
    expect([code, stderr.split('\n')]).toEqual([2, [expect.stringContaining(sentence)]]);
    expect(titlesIn(standIn)).toEqual(['Page\u200b 0']);
    expect(await readFile(join(folder, 'export.json'), 'utf8')).toBe(JSON.stringify(faulty(1)));
  });

  test('an export of another space is not written to this one', async () => {
    const { standIn, folder } = await live(1);
    const env = { ...standIn.env, CONTENTFUL_ENVIRONMENT: 'staging' };
    const { code, stderr } = await runWarm(['fix', '--apply', '--yes'], { cwd: folder, env });
    expect([code, stderr]).toEqual([
      2,
      'error: the content is of the space desk (master), and CONTENTFUL_SPACE_ID and CONTENTFUL_ENVIRONMENT name desk (staging); nothing is written.',
    ]);
    expect(standIn.requests).toEqual([]);
  });
});
