import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cacheFolder } from '../cache-folder.ts';
import { generateSpace, withOtherLink } from '../generate-space.ts';

export interface SpaceFiles {
  readonly articles: number;
  readonly entries: number;
  readonly original: string;
  /** The same with one article changed, for each change in its turn. */
  readonly changed: readonly Change[];
}

interface Change {
  readonly file: string;
  /** The page of the article that is changed, and an address that it links to since. */
  readonly page: string;
  readonly link: string;
}

/** Writes a generated space of so many articles, and as often as asked the space after one more of its articles has changed. */
export async function writeSpaceFiles(articles: number, changes: number): Promise<SpaceFiles> {
  const folder = await cacheFolder(`bench/spaces/${articles}`);
  let space = generateSpace(articles);
  const original = join(folder, 'export.json');
  await writeFile(original, JSON.stringify(space));
  const changed: Change[] = [];
  for (let change = 1; change <= changes; change += 1) {
    const place = change / (changes + 1);
    const number = Math.floor(place * articles);
    const link = `/how-to/article-${(number + 1) % articles}#part-2`;
    space = withOtherLink(space, place, link);
    const file = join(folder, `changed-${change}.json`);
    await writeFile(file, JSON.stringify(space));
    changed.push({ file, page: `/how-to/article-${number}`, link });
  }
  return { articles, entries: space.entries.length, original, changed };
}
