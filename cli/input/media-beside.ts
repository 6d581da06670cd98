import { readFileSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import type { MediaFiles } from '../../pipeline/normalize/media-files.ts';
import { sha256 } from '../../pipeline/hash.ts';

/** The space's files in the folder of its export. A path that leads out of the folder names none. */
export const mediaBeside = (folder: string): MediaFiles => ({
  hashOf(path) {
    const file = resolve(folder, path);
    if (!file.startsWith(`${folder}${sep}`)) return undefined;
    try {
      return sha256(readFileSync(file));
    } catch {
      return undefined; // not downloaded: the page links to the image service
    }
  },
});
