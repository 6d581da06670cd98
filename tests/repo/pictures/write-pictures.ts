import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import { execa } from 'execa';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serveFolder } from '../../bench/web/serve-folder.ts';
import { browserFlags, findBrowser } from '../../browser/find-browser.ts';
import { pictureSpace, shots, type Shot } from './picture-space.ts';

/**
 * `npm run pictures`: how each content type looks in the reader, for docs/content-types.md, from the fixtures. A picture is 640 px wide,
 * light, and a file of a few kilobytes.
 */
const width = 640;
const mostHigh = 480;
const quality = 0.72;

/** The fixtures are of this channel. */
const knowledgeBase = {
  kbId: 'kb',
  deliveryChannelId: 'kb',
  deliveryChannelStrict: false,
  searchSource: 'KB',
  homeUrl: '/',
};
const config = { site: { name: 'Help Center' }, knowledgeBases: { main: knowledgeBase } };

const root = fileURLToPath(new URL('../../../', import.meta.url));
const target = join(root, 'docs/pictures/content-types');
const media = join(root, 'data/sample');

const folder = await mkdtemp(join(tmpdir(), 'fieldbook-pictures-'));
await writeFile(join(folder, 'export.json'), JSON.stringify(pictureSpace()));
await writeFile(join(folder, 'fieldbook.config.json'), JSON.stringify(config));
const command = ['build', 'export.json', '--out', 'site', '--allow-errors', '-r', 'summary'];
await execa(process.execPath, [join(root, 'dist/cli/main.js'), ...command], { cwd: folder });
const served = await serveFolder(join(folder, 'site'));
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
await mkdir(target, { recursive: true });
try {
  // pages need no scripts to be looked at, and the one that makes files small does
  const page = await openPage(browser, false);
  const canvas = await openPage(browser, true);
  for (const shot of shots()) {
    const reply = await page.goto(`${served.address}${shot.path}`, { waitUntil: 'networkidle' });
    if (reply?.ok() !== true)
      throw new Error(`The site has no page ${shot.path} for the picture of ${shot.type}.`);
    const picture = await page.screenshot({ clip: await areaOf(page, shot) });
    await writeFile(join(target, `${shot.type}.webp`), await asWebp(canvas, picture));
  }
} finally {
  await browser.close();
  served.close();
  await rm(folder, { recursive: true });
}

async function openPage(within: Browser, javaScriptEnabled: boolean): Promise<Page> {
  const context = await within.newContext({
    viewport: { width, height: 4000 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
    javaScriptEnabled,
  });
  await context.route(/\.ctfassets\.net\//u, async (route) => {
    const { host, pathname } = new URL(route.request().url());
    const file = join(media, host, pathname);
    await (existsSync(file) ? route.fulfill({ path: file }) : route.abort());
  });
  return context.newPage();
}

async function boxOf(place: Locator): Promise<{ readonly y: number; readonly height: number }> {
  return (await place.boundingBox()) ?? { y: 0, height: 0 };
}

/** Where on its page the type is, down to where its picture is too high. */
async function areaOf(page: Page, { at, isBelowHeading }: Shot) {
  const main = page.locator('main');
  await page.locator('details').evaluateAll((all) => all.forEach((each) => each.setAttribute('open', '')));
  const date = await boxOf(main.getByText('Last updated').or(main.locator('h1')).last());
  const found = at === undefined ? main : main.locator(at).first();
  const top =
    isBelowHeading === true ? date.y + date.height : (await boxOf(found)).y - (at === undefined ? 0 : 24);
  const end = await boxOf(main);
  return {
    x: 0,
    y: Math.max(0, top),
    width,
    height: Math.max(80, Math.min(mostHigh, end.y + end.height - top)),
  };
}

/** As a small file, without the empty space at the end. */
async function asWebp(page: Page, picture: Buffer): Promise<Buffer> {
  const url = await page.evaluate(
    async ({ base64, share }) => {
      const image = new Image();
      image.src = `data:image/png;base64,${base64}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      const context = canvas.getContext('2d', { willReadFrequently: true });
      canvas.width = image.width;
      canvas.height = image.height;
      context?.drawImage(image, 0, 0);
      const pixels = new Uint32Array(
        context?.getImageData(0, 0, image.width, image.height).data.buffer ?? [],
      );
      let used = pixels.length - 1;
      while (used > 0 && pixels[used] === pixels[pixels.length - 1]) used -= 1;
      canvas.height = Math.min(image.height, Math.ceil(used / image.width) + 20);
      context?.drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', share);
    },
    { base64: picture.toString('base64'), share: quality },
  );
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}
