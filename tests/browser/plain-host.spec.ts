import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { serveFolder } from '../bench/web/serve-folder.ts';
import { expect, test } from './quiet-page.ts';
import { articleOfType, sampleExport } from './sample.ts';
import { folderOf, mainFile, removeFolder } from './serve-site.ts';
import { onlyPages } from './small-space.ts';

const article = articleOfType.kbFaq;

/** What `fieldbook init` and `fieldbook build` make of a small space, as any host of files serves it. */
async function initialised() {
  const exported = JSON.stringify(onlyPages([article.id], sampleExport(), ['homeEntry', 'announcement']));
  const folder = await folderOf({ 'export.json': exported });
  const run = (...args: string[]) =>
    promisify(execFile)(process.execPath, [mainFile, ...args], { cwd: folder });
  await run('init', '--yes');
  await writeFile(join(folder, 'export.json'), exported);
  await run('build', 'export.json', '--out', 'site', '--allow-errors');
  const host = await serveFolder(join(folder, 'site'));
  return {
    address: host.address.replace(/\/$/u, ''),
    close: async () => {
      host.close();
      await removeFolder(folder);
    },
  };
}

test('a new site on a plain host asks for nothing that is not there [DP-1]', async ({ page }) => {
  const { address, close } = await initialised();
  const failed: string[] = [];
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText;
    // what a page was still loading when the test left it
    if (why !== 'net::ERR_ABORTED') failed.push(`${why} ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`);
  });
  try {
    await page.goto(`${address}/`);
    await expect(page.getByRole('button', { name: 'Search' }).first()).toBeVisible();
    await page.goto(`${address}${article.url}?caseId=500-7`);
    await page.getByRole('button', { name: 'Yes', exact: true }).click();
    await expect(page.getByText('Thanks for your feedback!')).toBeVisible();
    await page.goto(`${address}/search?q=${encodeURIComponent(article.title)}`);
    await expect(page.getByRole('link', { name: article.title }).first()).toBeVisible();
    await page.goto(`${address}/404`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    await expect(page.getByText(/^log (?:in|out)$/iu)).toHaveCount(0);
    expect(failed).toEqual([]);
  } finally {
    await page.goto('about:blank');
    await close();
  }
});
