import { readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { drawImages, type DrawWork } from '../../../../cli/site/share-images/draw-images.ts';
import type { Draw } from '../../../../cli/site/share-images/draw.ts';
import { removeOldImages } from '../../../../cli/site/share-images/image-cache.ts';
import { usualLook } from '../../../../cli/site/share-images/share-look.ts';
import { testFolder } from '../../folder.ts';

const drawings = ['one', 'two'].map((title) => ({ path: `assets/share/${title}.png`, words: { title } }));

const workIn = (site: string, cache: string | undefined): DrawWork => ({
  look: usualLook({ name: 'Help' }, undefined),
  drawings,
  started: new Int32Array(1),
  site,
  cache,
});

/** Draws the words themselves. */
const drawing = () => {
  const draw = vi.fn<Draw>(async (words) => new TextEncoder().encode(words?.title));
  return { draw, open: async () => draw };
};

describe('the images of a site', () => {
  it('are written beside the pages, and drawn once for all builds [BR-2]', async ({ onTestFinished }) => {
    const folder = await testFolder(onTestFinished);
    const cache = join(folder, 'cache');
    const first = drawing();
    const written = await drawImages(workIn(join(folder, 'a'), cache), first.open);
    expect(written.map(({ path, bytes }) => [path, bytes])).toEqual(drawings.map(({ path }) => [path, 3]));
    expect(await readFile(join(folder, 'a/assets/share/two.png'), 'utf8')).toBe('two');
    expect(first.draw).toHaveBeenCalledTimes(2);

    const second = drawing();
    expect(await drawImages(workIn(join(folder, 'b'), cache), second.open)).toEqual(written);
    expect(second.draw).not.toHaveBeenCalled();
    expect(await readFile(join(folder, 'b/assets/share/two.png'), 'utf8')).toBe('two');
  });

  it('are drawn again where somebody changed the kept ones [BR-2]', async ({ onTestFinished }) => {
    const folder = await testFolder(onTestFinished);
    const cache = join(folder, 'cache');
    await drawImages(workIn(join(folder, 'a'), cache), drawing().open);
    const kept = await readFile(join(cache, 'one.png'));
    await writeFile(join(cache, 'one.png'), kept.fill('x', 0, 1));
    await writeFile(join(cache, 'two.png'), '');
    const second = drawing();
    await drawImages(workIn(join(folder, 'b'), cache), second.open);
    expect(second.draw).toHaveBeenCalledTimes(2);
    expect(await readFile(join(folder, 'b/assets/share/one.png'), 'utf8')).toBe('one');
  });

  it('are not kept without a cache, nor where it cannot be written [BR-2]', async ({ onTestFinished }) => {
    const folder = await testFolder(onTestFinished, { file: '' });
    for (const cache of [undefined, join(folder, 'file')]) {
      const { draw, open } = drawing();
      await drawImages(workIn(join(folder, 'a'), cache), open);
      expect(draw).toHaveBeenCalledTimes(2);
    }
  });

  it('stop in all threads after an error', async ({ onTestFinished }) => {
    const work = workIn(await testFolder(onTestFinished), undefined);
    const full = new Error('the disk is full');
    await expect(drawImages(work, async () => () => Promise.reject(full))).rejects.toBe(full);
    expect(work.started[0]).toBe(drawings.length);
  });

  it('leave the cache after 30 days without use [BR-2]', async ({ onTestFinished }) => {
    const folder = await testFolder(onTestFinished, { 'old.png': '', 'new.png': '' });
    const now = Date.UTC(2026, 5, 30);
    const days = (count: number) => new Date(now - count * 24 * 60 * 60 * 1000);
    await utimes(join(folder, 'old.png'), days(31), days(31));
    await utimes(join(folder, 'new.png'), days(29), days(29));
    await removeOldImages(folder, now);
    await removeOldImages(join(folder, 'none'), now);
    expect(await readdir(folder)).toEqual(['new.png']);
  });
});
