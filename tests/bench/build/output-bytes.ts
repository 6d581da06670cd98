import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** A type, not an interface: it is kept with the other figures of a run. */
export type OutputBytes = Readonly<Record<'files' | 'siteBytes' | 'pageBytes' | 'pageGzipBytes', number>>;

/** How many files and bytes a site has; and the mean HTML file, which stands for a page, as it is and with gzip. */
export async function outputBytes(folder: string): Promise<OutputBytes> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const sum = { files: 0, pages: 0, siteBytes: 0, pageBytes: 0, pageGzipBytes: 0 };
  for (const entry of entries.filter((each) => each.isFile())) {
    const content = await readFile(join(entry.parentPath, entry.name));
    sum.files += 1;
    sum.siteBytes += content.length;
    if (!entry.name.endsWith('.html')) continue;
    sum.pages += 1;
    sum.pageBytes += content.length;
    sum.pageGzipBytes += gzipSync(content).length;
  }
  const { files, siteBytes } = sum;
  const pages = Math.max(sum.pages, 1);
  return { files, siteBytes, pageBytes: sum.pageBytes / pages, pageGzipBytes: sum.pageGzipBytes / pages };
}
