import type { FailedPage } from '../../../pipeline/rules/render/failed.ts';
import { invariant } from '../../../schemas/base/invariant.ts';
import type { Prerenderer, Shell } from '../../../schemas/prerenderer.ts';
import { siteWriter } from '../site-writer.ts';
import type { SitePage } from '../pages/site-page.ts';
import { drawImages, type DrawWork, stopDrawing } from '../share-images/draw-images.ts';
import { loadReaderServer } from './reader-server.ts';
import type { WrittenFile } from '../versions/version-list.ts';
import { failureOf } from './failure-of.ts';
import { readBundle } from './read-bundle.ts';

/** Pages that several threads render. Each thread takes the next one. */
export interface RenderWork {
  readonly pages: readonly SitePage[];
  /** The number of pages that threads have started, in shared memory. */
  readonly started: Int32Array;
  /** The folder that the pages' paths begin at. */
  readonly site: string;
  /** The folder of the bundle, which is there already. */
  readonly bundle: string;
  readonly locale: string;
  readonly shell: Shell;
  /** The server half of the reader's build. */
  readonly serverFile: string;
  /** The images of pages, which are drawn after the pages. Undefined: there are none. */
  readonly images: DrawWork | undefined;
}

export interface RenderedPages {
  readonly written: readonly WrittenFile[];
  /** The pages that threw. They have no files in the folder. */
  readonly failed: readonly FailedPage[];
}

/** Renders and writes pages until none is left, and then their images. After an error no thread starts another page or image. */
export async function renderPages(work: RenderWork): Promise<RenderedPages> {
  try {
    const { written, failed } = await renderEach(work);
    const drawn = work.images === undefined ? [] : await drawImages(work.images);
    return { written: [...written, ...drawn], failed };
  } catch (error) {
    stopThreads(work);
    throw error;
  }
}

/** Makes the other threads stop after their current page or image. */
export function stopThreads({ pages, started, images }: RenderWork): void {
  Atomics.store(started, 0, pages.length);
  if (images !== undefined) stopDrawing(images);
}

async function renderEach(work: RenderWork): Promise<RenderedPages> {
  const { pages, started, site, bundle, locale, shell, serverFile } = work;
  if (pages.length === 0) return { written: [], failed: [] };
  const { createPrerenderer } = await loadReaderServer(serverFile);
  let page: SitePage | undefined;
  const prerenderer = createPrerenderer({
    read: readBundle(bundle, () => page?.shows),
    shell,
  });
  const write = siteWriter(site);
  const written: WrittenFile[] = [];
  const failed: FailedPage[] = [];
  while ((page = pages[Atomics.add(started, 0, 1)]) !== undefined) {
    const { url, shows } = page;
    const texts = await textsOf(page, prerenderer).catch((error: unknown) =>
      failureOf(error, { url, locale }),
    );
    if ('reason' in texts) failed.push(texts);
    else for (const [at, text] of texts) written.push({ ...write(at, Buffer.from(text)), key: shows.key });
  }
  return { written, failed };
}

/** The texts of a page by path: all of them, or an error. */
async function textsOf(
  { url, path, markdown, shareImage }: SitePage,
  prerenderer: Prerenderer,
): Promise<readonly (readonly [path: string, text: string])[]> {
  const { html, redirect } = await prerenderer.page(url, { hasMarkdown: markdown !== undefined, shareImage });
  invariant(redirect === undefined, `the page ${url} shows something`);
  return [
    [path, html],
    ...(markdown === undefined ? [] : [[markdown, await prerenderer.markdown(url)] as const]),
  ];
}
