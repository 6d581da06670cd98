import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { open } from './open-page.ts';
import { build, markedPages } from './releases/build-releases.ts';
import { follow, heading, headingOf } from './releases/follow.ts';
import { marksOn } from './releases/marks-on-page.ts';
import { expect, test } from './releases/releases-test.ts';
import { serveReleases } from './releases/serve-releases.ts';

const { howTo, faq, notes } = markedPages;

test.use({ serviceWorkers: 'block' });
test.slow(true, 'releases are built');

/** As a reader who pays for every byte: what is loaded ahead would open the bundle before the test does. */
test.beforeEach(({ context }) =>
  context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  }),
);

let folder: string;
test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fieldbook-deployments-'));
});
test.afterEach(() => rm(folder, { recursive: true }));

const folderOf = (index: number): string => join(folder, String(index));

test('a tab survives three deployments, each from a fresh checkout [DP-2]', async ({ page, releases }) => {
  // each has another reader than the one before
  const deployed = [0, 3, 5].flatMap((at) => releases[at] ?? []);
  const host = await serveReleases(
    deployed.map((release, index) => ({ ...release, folder: join(folderOf(index), 'deploy') })),
  );
  const deploy = async (index: number, flags: readonly string[]) => {
    const [release] = deployed.slice(index);
    if (release === undefined) throw new Error('there is no such release');
    await build(release, folderOf(index), ['--deploy', 'deploy', '--host', 'nginx', ...flags]);
    host.current = index;
  };
  await deploy(0, []);
  await open(page, host.address + howTo.url);
  expect(await follow(page, notes.url, headingOf('notes', 1))).toBe('page');
  await deploy(1, ['--previous', host.address]);
  expect(await follow(page, faq.url, headingOf('faq', 1))).toBe('page');
  await deploy(2, ['--previous', host.address]);
  // its script has not been loaded yet
  expect(await follow(page, '/announcements', 'Announcements')).toBe('page');
  expect(await marksOn(page)).toEqual(['frame:1', 'news:1', 'scripts:1', 'style:1']);
  expect(host.documents).toHaveLength(1);
  await page.goto(host.address + faq.url);
  await expect(heading(page)).toHaveText(headingOf('faq', 6));
  await host.close();
});
