import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import type { LoadedReader } from '../../../cli/preview/preview-site.ts';
import type { PrerenderedPage } from '../../../schemas/prerenderer.ts';
import { exportOf } from '../../pipeline/documents.ts';
import { howTo } from '../exports.ts';
import { testFolder } from '../folder.ts';
import { builtSite } from './built-site.ts';

/** The site of one article, and who is asked for its pages. */
function siteOf(files: LoadedReader['files'] = []) {
  const page = vi.fn<(url: string) => Promise<PrerenderedPage>>(async (url) => {
    if (url === '/broken') throw new Error('no such view');
    return { html: url, status: url === '/how-to/dispatch' ? 200 : 404 };
  });
  const site = builtSite(exportOf([howTo('dispatch')]), { page, files });
  return { site, page };
}

test('a page is rendered once', async () => {
  const { site, page } = siteOf();
  for (let time = 0; time < 3; time += 1) await site.page('/how-to/dispatch');
  expect(page).toHaveBeenCalledOnce();
});

test('a file of the reader that another build of it has removed is gone, and others are given', async ({
  onTestFinished,
}) => {
  const folder = await testFolder(onTestFinished, { 'app.js': 'app()' });
  const file = (name: string) => ({ path: `assets/${name}`, file: join(folder, name) });
  const { site } = siteOf([file('app.js'), file('late.js')]);
  expect(await site.file('assets/late.js')).toBe('gone');
  expect(await site.file('assets/app.js')).toEqual(Buffer.from('app()'));
  expect(await site.file('assets/never.js')).toBeUndefined();
});

test('addresses that lead nowhere fill no memory, and a page that has failed is tried again', async () => {
  const { site, page } = siteOf();
  for (let time = 0; time < 2; time += 1) {
    expect((await site.page('/nowhere')).status).toBe(404);
    await expect(site.page('/broken')).rejects.toThrow('no such view');
  }
  expect(page.mock.calls.map(([url]) => url)).toEqual(['/nowhere', '/broken', '/nowhere', '/broken']);
});
