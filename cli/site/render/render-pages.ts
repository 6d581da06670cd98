import { join } from 'node:path';
import { invariant } from '../../../schemas/base/invariant.ts';
import type { Shell } from '../../../schemas/prerenderer.ts';
import { siteWriter } from '../site-writer.ts';
import type { SitePage } from '../site-pages.ts';
import { loadReaderServer } from '../reader-server.ts';
import type { WrittenFile } from '../version-list.ts';
import { readBundle } from './read-bundle.ts';

/** Pages that several threads render: each takes the next. */
export interface RenderWork {
  readonly pages: readonly SitePage[];
  /** How many pages are taken: one number, in memory that the threads share. */
  readonly taken: Int32Array;
  /** Where the site is written, and its bundle lies already. */
  readonly folder: string;
  readonly shell: Shell;
  /** The server half of the reader's build. */
  readonly serverFile: string;
}

/** Renders and writes pages as long as there are any. After a failure no thread begins another. */
export async function renderPages(work: RenderWork): Promise<WrittenFile[]> {
  try {
    return await renderEach(work);
  } catch (error) {
    takeAll(work);
    throw error;
  }
}

/** Leaves nothing for the other threads to begin. */
export const takeAll = ({ pages, taken }: RenderWork): void => void Atomics.store(taken, 0, pages.length);

async function renderEach({ pages, taken, folder, shell, serverFile }: RenderWork): Promise<WrittenFile[]> {
  const { createPrerenderer } = await loadReaderServer(serverFile);
  let page: SitePage | undefined;
  const prerenderer = createPrerenderer({
    read: readBundle(join(folder, 'bundle'), () => page?.shows),
    shell,
  });
  const write = siteWriter(folder);
  const written: WrittenFile[] = [];
  while ((page = pages[Atomics.add(taken, 0, 1)]) !== undefined) {
    const { url, path, markdown, shows } = page;
    const put = (at: string, text: string) =>
      written.push({ ...write(at, Buffer.from(text)), key: shows.key });
    const { html, redirect } = await prerenderer.page(url, { hasMarkdown: markdown !== undefined });
    invariant(redirect === undefined, `the page ${url} shows something`);
    put(path, html);
    if (markdown !== undefined) put(markdown, await prerenderer.markdown(url));
  }
  return written;
}
