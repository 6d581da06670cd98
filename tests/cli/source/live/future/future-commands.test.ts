import { describe, expect, test, type TestContext } from 'vitest';
import { report } from '../../../../../schemas/report/report.ts';
import { startStandIn } from '../../../../../cli/stand-in/start.ts';
import { entry, howTo, text } from '../../../../pipeline/builders.ts';
import { entryLink, exportOf, hyperlink, type RawEntry } from '../../../../pipeline/documents.ts';
import { testFolder } from '../../../folder.ts';
import { runWarm } from '../../../warm/run-warm.ts';

const live = ['--source', 'contentful'];

const section = (anchor: string) =>
  entry('kbHowToSection', 'assign', { heading: 'Assign a job', anchor, content: text('Drag it.') });
const board = howTo('board', 'Board', { howToSections: [entryLink('assign')] });
const crews = howTo('crews', 'Crews', { introduction: text(hyperlink('/how-to/board#assign', 'the board')) });
const winter = howTo('winter', 'Winter', {}, 'draft');
const inSpring = {
  ...howTo('board', 'Board in spring', { howToSections: [entryLink('assign')] }),
};

const at = (year: number, linkType: string, id: string, action: 'publish' | 'unpublish' = 'publish') => ({
  sys: { id: `action${year}${id}`, type: 'ScheduledAction', status: 'scheduled' },
  entity: { sys: { type: 'Link', linkType, id } },
  action,
  scheduledFor: { datetime: `${year}-05-01T09:00:00.000+02:00`, timezone: 'Europe/Berlin' },
});

const entities = (...items: readonly object[]) => ({ sys: { type: 'Array' }, items });
const unpublish = (id: string) => ({ entity: entryLink(id), action: 'unpublish' });

const releases = [
  {
    sys: { id: 'anchors' },
    title: 'New anchors',
    entities: entities(entryLink('assign'), entryLink('winter')),
  },
  {
    sys: { id: 'spring', schemaVersion: 'Release.v2' },
    title: 'Spring',
    entities: entities({ entity: entryLink('board'), action: 'publish' }, unpublish('crews')),
    versions: { entries: [inSpring] },
  },
];

/** Published when it was changed last, as Contentful says of what has no unpublished changes. */
const withTime = (item: RawEntry): RawEntry => ({
  ...item,
  sys: { ...item.sys, publishedAt: item.sys['updatedAt'] },
});

/** A space whose section has a new anchor that is not published, with two releases and a schedule. */
async function spaceWithPlans({ onTestFinished }: Pick<TestContext, 'onTestFinished'>) {
  const scheduledActions = [
    at(2103, 'Entry', 'winter', 'unpublish'),
    at(2101, 'Release', 'anchors'),
    at(2102, 'Release', 'spring'),
    { ...at(2101, 'Entry', 'crews', 'unpublish'), sys: { id: 'over', status: 'canceled' } },
  ];
  const published: readonly RawEntry[] = [board, crews, section('assign')];
  const standIn = await startStandIn(
    exportOf([...published.map(withTime), winter], { releases, scheduledActions }),
  );
  onTestFinished(() => standIn.close());
  standIn.space.put({ ...section('allot') });
  const cwd = await testFolder(onTestFinished);
  const run = (args: readonly string[], env: object = {}) =>
    runWarm(args, { cwd, env: { ...standIn.env, ...env } });
  return { run };
}

describe('a live space as it will be [ED-5]', { timeout: 60_000 }, () => {
  test('after a release: its findings, and how they differ from today', async (context) => {
    const { run } = await spaceWithPlans(context);
    const today = await run(['validate', ...live, '-r', 'json']);
    expect([today.code, report.parse(JSON.parse(today.stdout)).diagnostics]).toEqual([0, []]);
    const { code, stdout, stderr } = await run(['validate', ...live, '--release', 'anchors', '-r', 'json']);
    const { diagnostics, publishing } = report.parse(JSON.parse(stdout));
    expect([code, diagnostics.map(({ rule, entry: of }) => [rule, of?.id]), publishing]).toEqual([
      1,
      [['links/broken-anchor', 'crews']],
      undefined,
    ]);
    expect(stderr).toContain('The site after the release "New anchors": it publishes 2 entries and assets.');
    expect(stderr).toContain('compared with the site of today: +1 error');
  });

  test('the difference to today has the entries that the release publishes and unpublishes, in its own versions', async (context) => {
    const { run } = await spaceWithPlans(context);
    const { code, stdout } = await run(['diff', ...live, '--release', 'spring', '-r', 'json']);
    const { entries } = JSON.parse(stdout) as { entries: { id: string; change: string }[] };
    expect([code, entries.map(({ id, change }) => [id, change])]).toEqual([
      0,
      expect.arrayContaining([
        ['board', 'edited'],
        ['crews', 'state'],
      ]),
    ]);
    expect(entries).toHaveLength(2);
    expect(stdout).toContain('Board in spring');
  });

  test('at a time, after what is scheduled until then, in order', async (context) => {
    const { run } = await spaceWithPlans(context);
    const changesAt = async (time: string) => {
      const { stdout, stderr } = await run(['diff', ...live, '--at', time, '--no-findings', '-r', 'json']);
      const { entries } = JSON.parse(stdout) as { entries: { id: string }[] };
      return [
        entries.map(({ id }) => id).toSorted(),
        stderr.split('\n').find((line) => line.startsWith('The site at')),
      ];
    };
    expect(await changesAt('2101-05-01T06:59Z')).toEqual([
      [],
      'The site at 2101-05-01T06:59:00.000Z: nothing is scheduled until then.',
    ]);
    expect(await changesAt('2101-05-01T09:00+02:00')).toEqual([
      ['assign', 'winter'],
      'The site at 2101-05-01T07:00:00.000Z: after 1 scheduled action, which publishes 2 entries and assets.',
    ]);
    expect((await changesAt('2102-12-01'))[0]).toEqual(['assign', 'board', 'crews', 'winter']);
    expect((await changesAt('2103-12-01'))[0]).toEqual(['assign', 'board', 'crews']);
  });

  test.for<[string, string[], string]>([
    ['a title in place of an id', ['--release', 'Spring'], '"Spring" is the title of spring.'],
    [
      'a mistyped id',
      ['--release', 'anchor'],
      'There is no release "anchor" in the space; did you mean "anchors"?',
    ],
    ['an unknown id', ['--release', 'x'], 'there are anchors (New anchors), spring (Spring).'],
  ])('%s gets a sentence with the nearest names', async ([, flags, sentence], context) => {
    const { run } = await spaceWithPlans(context);
    const { code, stdout, stderr } = await run(['validate', ...live, ...flags]);
    expect([code, stdout, stderr]).toEqual([3, '', expect.stringContaining(sentence)]);
  });

  test.for<[string, string[], string]>([
    ['a file', ['validate', 'a.json', '--release', 'x'], '--release is read from a live space'],
    ['a past time', ['validate', ...live, '--at', '2020-01-01'], 'It takes a time that lies ahead'],
    ['no time', ['validate', ...live, '--at', 'soon'], 'It takes a date or a time such as'],
    [
      'drafts too',
      ['validate', ...live, '--drafts', '--release', 'x'],
      "cannot be used with option '--drafts'",
    ],
    ['both', ['build', ...live, '--out', 'x', '--at', '2101-01-01', '--release', 'x'], 'cannot be used with'],
    [
      'an export to compare',
      ['diff', 'a.json', ...live, '--release', 'x'],
      'is not compared with a live space',
    ],
    ['nothing to compare', ['diff'], 'name two exports, the older one first'],
  ])('%s is refused', async ([, args, sentence], context) => {
    const { run } = await spaceWithPlans(context);
    const { code, stdout, stderr } = await run(args);
    expect([code, stdout, stderr]).toEqual([2, '', expect.stringContaining(sentence)]);
  });

  test('without a management token it says which is missing', async (context) => {
    const { run } = await spaceWithPlans(context);
    const { code, stderr } = await run(['validate', ...live, '--release', 'anchors'], {
      CONTENTFUL_MANAGEMENT_TOKEN: undefined,
    });
    expect([code, stderr]).toEqual([2, expect.stringContaining('CONTENTFUL_MANAGEMENT_TOKEN is not set')]);
  });

  test('drafts of a live space are told what publishing them brings', async (context) => {
    const { run } = await spaceWithPlans(context);
    const { stdout } = await run(['validate', ...live, '--drafts', '-r', 'json']);
    const { publishing } = report.parse(JSON.parse(stdout));
    expect(publishing?.items.map(({ id, state, verdict }) => [id, state, verdict])).toEqual([
      ['assign', 'changed', 'breaks'],
      ['winter', 'draft', 'ready'],
    ]);
  });
});
