import { readFileSync, statSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import { stampOf } from '../file-stamp.ts';
import type { MediaFiles } from '../../pipeline/normalize/media-files.ts';
import { sha256 } from '../../pipeline/hash.ts';

/**
 * The space's files in the folder of its export. A path that leads out of the folder names none. A file is read again when
 * its size, its time or the file itself is another.
 */
export function mediaBeside(folder: string): MediaFiles {
  const known = new Map<string, { readonly stamp: string; readonly hash: string }>();
  return {
    hashOf(path) {
      const file = resolve(folder, path);
      if (!file.startsWith(`${folder}${sep}`)) return undefined;
      try {
        const stats = statSync(file);
        const stamp = `${stampOf(stats)} ${stats.ctimeMs}`;
        const before = known.get(file);
        if (before?.stamp === stamp) return before.hash;
        const hash = sha256(readFileSync(file));
        known.set(file, { stamp, hash });
        return hash;
      } catch {
        return undefined; // not downloaded: the page links to the image service
      }
    },
  };
}
