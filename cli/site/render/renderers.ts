import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { startThread, type Thread } from '../../threads/thread.ts';
import type { ReaderBuild } from '../reader-build.ts';
import type { SitePages } from '../pages/site-pages.ts';
import { drawImages } from '../share-images/draw-images.ts';
import { type RenderedPages, renderPages, type RenderWork, stopThreads } from './render-pages.ts';

/** Each thread loads its own reader, and more threads than this wait for the disk. */
const maxThreads = 4;

/** With fewer pages for each thread, the main thread does not help: loading the reader takes as long as some hundred pages. */
const pagesWorthHelp = 250;

/** The same for images: the packages that draw them take as long to load as some images to draw. */
const imagesWorthHelp = 10;

export interface Renderers {
  /** Renders pages and draws their images into a site that holds the pages' bundle, and does `meanwhile` at the same time. */
  readonly render: (
    pages: SitePages & { readonly site: string },
    meanwhile: () => Promise<void>,
  ) => Promise<RenderedPages>;
  /** Ends the threads. */
  readonly close: () => Promise<void>;
}

interface RendererOptions {
  /** The most threads. By default one for each processor but that of the main thread. */
  readonly most?: number;
  /** How many threads load the reader before the pages are known. */
  readonly atOnce?: number;
  /** The folder of images of earlier builds. Absent: all are drawn. */
  readonly imageCache?: string | undefined;
}

/** Starts render threads, and more of them if there are many pages. */
export function startRenderers(
  { serverFile }: Pick<ReaderBuild, 'serverFile'>,
  {
    most = Math.min(availableParallelism() - 1, maxThreads),
    atOnce = most,
    imageCache,
  }: RendererOptions = {},
): Renderers {
  const threads: Thread[] = [];
  const startUpTo = (count: number): void => {
    while (threads.length < Math.min(count, most)) threads.push(startRenderThread(serverFile));
  };
  startUpTo(atOnce);
  return {
    async render({ pages, shell, folder, locale, site, images: toDraw }, meanwhile) {
      const imageCount = toDraw?.drawings.length ?? 0;
      if (pages.length > pagesWorthHelp || imageCount > imagesWorthHelp) startUpTo(most);
      const images = toDraw && { ...toDraw, started: counter(), site, cache: imageCache };
      const bundle = join(site, folder, 'bundle');
      const work: RenderWork = { pages, started: counter(), site, bundle, locale, shell, serverFile, images };
      const helps = pages.length > pagesWorthHelp * threads.length;
      const helpsDrawing = imageCount > imagesWorthHelp * threads.length;
      const own = async () => {
        await meanwhile().catch((error: unknown) => {
          stopThreads(work);
          throw error;
        });
        if (helps) return renderPages(work);
        return images !== undefined && helpsDrawing
          ? { written: await drawImages(images), failed: [] }
          : nothing;
      };
      const busy = pages.length + imageCount === 0 ? [] : threads.map((thread) => render(thread, work));
      // wait for all threads before failing, so that the folder can be removed
      const ends = await Promise.allSettled([...busy, own()]);
      const parts = ends.map((end) => {
        if (end.status === 'rejected') throw end.reason;
        return end.value;
      });
      return {
        written: parts.flatMap(({ written }) => written),
        failed: parts.flatMap(({ failed }) => failed).toSorted((a, b) => (a.url < b.url ? -1 : 1)),
      };
    },
    close: async () => void (await Promise.all(threads.map((thread) => thread.end()))),
  };
}

const nothing: RenderedPages = { written: [], failed: [] };

/** A number that all threads count up. */
const counter = (): Int32Array => new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));

const startRenderThread = (serverFile: string): Thread =>
  startThread('cli/site/render/render-thread.ts', serverFile);

const render = (thread: Thread, work: RenderWork): Promise<RenderedPages> => thread.ask(work);
