import { readdir } from 'node:fs/promises';
import { expect, test, type TestContext } from 'vitest';
import { checkExternal } from '../../../cli/external/check-external.ts';
import { howTo, text } from '../../pipeline/builders.ts';
import { hyperlink, linked } from '../../pipeline/documents.ts';
import { testFolder } from '../folder.ts';
import { outsideSite, status, testClock, testSender } from './outside-site.ts';

async function setUp(onTestFinished: TestContext['onTestFinished']) {
  const site = await outsideSite(onTestFinished, { '/there': status(200), '/closed': status(403) });
  const { graph } = linked([
    howTo('board', 'Dispatch board', {
      introduction: text(
        hyperlink(site.at('/there'), 'there'),
        hyperlink(site.at('/gone'), 'gone'),
        hyperlink(site.at('/closed'), 'closed'),
      ),
    }),
  ]);
  const folder = await testFolder(onTestFinished);
  const clock = testClock();
  const told: string[] = [];
  const check = (usesCache = true) =>
    checkExternal([graph], {
      usesCache,
      folder,
      clock,
      send: testSender(),
      report: (line) => told.push(line),
    });
  return { site, folder, clock, told, check };
}

test('a link to a page that is not there is a warning; one that refuses us is only reported [PL-2]', async ({
  onTestFinished,
}) => {
  const { site, told, check } = await setUp(onTestFinished);
  const found = await check();
  expect(found.map(({ rule, severity, message }) => ({ rule, severity, message }))).toEqual([
    {
      rule: 'links/broken-external',
      severity: 'warn',
      message: `The link "gone" leads to ${site.at('/gone')}, which answers 404 (not found).`,
    },
  ]);
  expect(told).toEqual([
    '3 addresses of other sites: 1 ok, 0 redirected, 1 broken, 1 unknown',
    `  unknown: ${site.at('/closed')} answers 403 (forbidden)`,
  ]);
});

test('within a day only what is unknown is asked again, and the findings are the same', async ({
  onTestFinished,
}) => {
  const { site, told, clock, check } = await setUp(onTestFinished);
  const first = await check();
  site.asked.length = 0;
  told.length = 0;
  expect(await check()).toEqual(first);
  expect(site.asked).toEqual(['HEAD /closed', 'GET /closed']);
  expect(told[0]).toBe(
    '3 addresses of other sites: 1 ok, 0 redirected, 1 broken, 1 unknown (2 asked within the last day)',
  );
  site.asked.length = 0;
  clock.advance(24 * 60 * 60 * 1000);
  expect(await check()).toEqual(first);
  expect(site.asked.length).toBe(5);
});

test('without the cache everything is asked, and nothing is kept', async ({ onTestFinished }) => {
  const { site, folder, check } = await setUp(onTestFinished);
  await check(false);
  await check(false);
  expect(site.asked.length).toBe(10);
  expect(await readdir(folder)).toEqual([]);
});
