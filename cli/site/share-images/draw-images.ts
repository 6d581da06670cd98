import { basename } from 'node:path';
import { siteWriter } from '../site-writer.ts';
import type { WrittenFile } from '../versions/version-list.ts';
import { type Draw, openDraw } from './draw.ts';
import { imageCache } from './image-cache.ts';
import type { ShareDrawing, ShareWork } from './share-work.ts';

/** Images that several threads draw. Each thread takes the next one. */
export interface DrawWork extends ShareWork {
  /** The number of images that threads have started, in shared memory. */
  readonly started: Int32Array;
  /** The folder that the images' paths begin at. */
  readonly site: string;
  /** The folder of images of earlier builds. Undefined: none is used or kept. */
  readonly cache: string | undefined;
}

/** Writes images until none is left. After an error no thread starts another image. */
export async function drawImages(work: DrawWork, open = openDraw): Promise<readonly WrittenFile[]> {
  try {
    return await drawEach(work, open);
  } catch (error) {
    stopDrawing(work);
    throw error;
  }
}

/** Makes the other threads stop after their current image. */
export const stopDrawing = ({ drawings, started }: DrawWork): void =>
  void Atomics.store(started, 0, drawings.length);

async function drawEach(
  { look, drawings, started, site, cache }: DrawWork,
  open: typeof openDraw,
): Promise<readonly WrittenFile[]> {
  const write = siteWriter(site);
  const kept = cache === undefined ? undefined : imageCache(cache);
  const written: WrittenFile[] = [];
  let draw: Promise<Draw> | undefined;
  let drawing: ShareDrawing | undefined;
  while ((drawing = drawings[Atomics.add(started, 0, 1)]) !== undefined) {
    const name = basename(drawing.path);
    let bytes = await kept?.read(name);
    if (bytes === undefined) {
      bytes = await (await (draw ??= open(look)))(drawing.words);
      await kept?.keep(name, bytes);
    }
    written.push(write(drawing.path, bytes));
  }
  return written;
}
