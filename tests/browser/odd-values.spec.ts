import type { Manifest } from '../../schemas/bundle/index.ts';
import { seed } from '../seed.ts';
import { oddSpace } from '../site/odd-values/odd-space.ts';
import { standInForMedia } from './article-space/stand-in-for-media.ts';
import { hydrated } from './open-page.ts';
import { expect, test } from './quiet-page.ts';

const plants = Number(process.env['FIELDBOOK_ODD_PLANTS'] ?? 12);

/** A picture at an odd address is not there, or comes from a host that pages may not load from. */
const ofPictures =
  /Failed to load resource|rel=preload|Content Security Policy directive: "(?:img|media)-src/u;
test.use({ allowed: ofPictures });

test(`${plants} odd values: every page answers, hydrates without errors and stays readable`, async ({
  page,
  siteOf,
  violations,
}) => {
  test.setTimeout(120_000 + plants * 1000);
  const said: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !ofPictures.test(message.text())) said.push(message.text());
  });
  page.on('pageerror', ({ message }) => said.push(message));
  await standInForMedia(page);
  const site = await siteOf({
    exported: oddSpace(String(seed), plants, 40),
    config: { redirects: undefined, knowledgeBases: undefined },
  });
  const faults: string[] = [];
  for (const url of await addressesOf(site)) {
    const answer = await page.goto(site + url, { waitUntil: 'commit' });
    await hydrated(page);
    if (answer?.status() !== 200) faults.push(`${url} answers ${answer?.status()}`);
    if (!(await page.getByRole('heading', { level: 1 }).isVisible())) faults.push(`${url} has no heading`);
    faults.push(...said.splice(0).map((words) => `${url} says ${words.slice(0, 300)}`));
  }
  expect(faults, `to repeat: FIELDBOOK_SEED=${seed}`).toEqual([]);
  const others = violations.filter((each) => !/^(?:img|media)-src /u.test(each));
  violations.splice(0, violations.length, ...others);
});

/** Of the articles, and of the pages that show lists: those that the sitemap names, for an empty list has no page. */
async function addressesOf(site: string): Promise<string[]> {
  const manifest = (await (await fetch(`${site}/bundle/manifest.json`)).json()) as Manifest;
  const sitemap = await (await fetch(`${site}/sitemap.xml`)).text();
  const inSitemap = Array.from(sitemap.matchAll(/<loc>([^<]*)/gu), ([, url]) => new URL(url ?? '').pathname);
  expect(inSitemap).toContain('/');
  return [...new Set([...inSitemap, ...manifest.files.flatMap(({ url }) => url ?? [])])];
}
