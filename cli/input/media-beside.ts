import { readFileSync, realpathSync, statSync } from 'node:fs';
import { isAbsolute, relative, resolve, sep } from 'node:path';
import { stampOf } from '../file-stamp.ts';
import type { MediaFiles } from '../../pipeline/normalize/media-files.ts';
import { sha256 } from '../../pipeline/hash.ts';

/**
 * The space's files in the folder of its export. A path that leads out of the folder names none, be it through a link in it. A
 * file is read again when its size, its time or the file itself is another.
 */
export function mediaBeside(folder: string): MediaFiles {
  const known = new Map<string, { readonly stamp: string; readonly hash: string }>();
  let home: string | undefined;
  return {
    hashOf(path) {
      try {
        home ??= realpathSync.native(folder);
        const file = realpathSync.native(resolve(folder, path));
        if (!isWithin(file, home)) return undefined;
        const stats = statSync(file);
        if (!stats.isFile()) return undefined; // a pipe would never end
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

function isWithin(file: string, folder: string): boolean {
  const path = relative(folder, file);
  return path !== '' && path !== '..' && !path.startsWith(`..${sep}`) && !isAbsolute(path);
}
