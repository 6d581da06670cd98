import { expect, test, vi } from 'vitest';
import { previewSite } from '../../../cli/preview/preview-site.ts';
import type { PrerenderedPage } from '../../../schemas/prerenderer.ts';
import { exportOf, settings } from '../../pipeline/documents.ts';
import { howTo } from '../exports.ts';

/** The site of one article, and who is asked for its pages. */
function siteOf() {
  const page = vi.fn<(url: string) => Promise<PrerenderedPage>>(async (url) => {
    if (url === '/broken') throw new Error('no such view');
    return { html: url, status: url === '/how-to/dispatch' ? 200 : 404 };
  });
  const site = previewSite(
    {
      input: { exported: exportOf([howTo('dispatch')]), config: settings(), now: '2026-03-09' },
      exportFile: undefined,
      exportFolder: undefined,
      configFile: undefined,
      files: [],
    },
    {
      serverFile: '',
      digest: '',
      serviceWorker: '',
      files: [],
      shellAt: (basePath) => ({ scripts: [], styles: [], otherStyles: [], basePath }),
      createPrerenderer: () => ({ page, markdown: async () => '' }),
    },
  );
  return { site, page };
}

test('a page is rendered once', async () => {
  const { site, page } = siteOf();
  for (let time = 0; time < 3; time += 1) await site.page('/how-to/dispatch');
  expect(page).toHaveBeenCalledOnce();
});

test('addresses that lead nowhere fill no memory, and a page that has failed is tried again', async () => {
  const { site, page } = siteOf();
  for (let time = 0; time < 2; time += 1) {
    expect((await site.page('/nowhere')).status).toBe(404);
    await expect(site.page('/broken')).rejects.toThrow('no such view');
  }
  expect(page.mock.calls.map(([url]) => url)).toEqual(['/nowhere', '/broken', '/nowhere', '/broken']);
});
