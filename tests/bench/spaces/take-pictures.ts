import { chromium } from '@playwright/test';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { browserFlags, findBrowser } from '../../browser/find-browser.ts';
import { serveFolder } from '../web/serve-folder.ts';

interface Pictured {
  /** The folder of a site. */
  readonly site: string;
  readonly paths: readonly string[];
  /** Where the pictures go, and how their names begin. */
  readonly folder: string;
  readonly name: string;
}

const widths = [1280, 390] as const;

/** Takes pictures of pages of a built site, whole, on a wide screen and on a phone. */
export async function takePictures({ site, paths, folder, name }: Pictured): Promise<void> {
  await mkdir(folder, { recursive: true });
  const served = await serveFolder(site);
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
  try {
    for (const width of widths) {
      const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
      for (const [index, path] of paths.entries()) {
        await page.goto(`${served.address}/${path.replace(/index\.html$/u, '')}`);
        await page.screenshot({ path: join(folder, `${name}-${index}-${width}.jpg`), fullPage: true, quality: 60, type: 'jpeg' }); // oxfmt-ignore
      }
      await page.close();
    }
  } finally {
    await browser.close();
    served.close();
  }
}
