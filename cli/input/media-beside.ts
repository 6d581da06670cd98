import { readFileSync, statSync } from 'node:fs';
import { isAbsolute, relative, resolve, sep } from 'node:path';
import { shortText } from '../../pipeline/short-text.ts';
import { fingerprintOf } from '../file-fingerprint.ts';
import { escape } from '../reporters/text/escape.ts';
import type { MediaFiles } from '../../pipeline/normalize/media-files.ts';
import { sha256 } from '../../pipeline/hash.ts';
import { noFile } from '../reads/read-kinds.ts';
import { inputPlace, noteFile, warnOfInput } from '../reads/reads.ts';

/**
 * The media files in the folder of the export. A path that leads out of the folder, also through a link, is ignored with one
 * warning. A file is hashed again when its fingerprint changes.
 */
export function mediaBeside(folder: string): MediaFiles {
  const known = new Map<string, { readonly fingerprint: string; readonly hash: string }>();
  const emptyFiles = new Set<string>();
  let home: string | undefined;
  let isTold = false;
  return {
    get(path) {
      try {
        home ??= inputPlace(folder);
        const file = inputPlace(resolve(folder, path));
        if (!isWithin(file, home)) {
          if (!isTold && isWithin(resolve(folder, path), resolve(folder))) warnOfInput(leadsOut(path));
          isTold = true;
          return undefined;
        }
        const stats = statSync(file);
        if (!stats.isFile()) {
          noteFile(file, () => noFile);
          return undefined; // reading a pipe would never end
        }
        if (stats.size === 0) {
          if (!emptyFiles.has(file)) warnOfInput(isEmpty(path));
          emptyFiles.add(file);
          noteFile(file, () => sha256(''));
          return undefined;
        }
        const fingerprint = `${fingerprintOf(stats)} ${stats.ctimeMs}`;
        const before = known.get(file);
        const hash = before?.fingerprint === fingerprint ? before.hash : sha256(readFileSync(file));
        known.set(file, { fingerprint, hash });
        noteFile(file, () => hash);
        return hash;
      } catch {
        return undefined; // it was not downloaded: the page links to the image service
      }
    },
  };
}

const leadsOut = (path: string): string =>
  `${escape(shortText(path))} leads out of the folder of the export, through a link; what lies outside is not copied, and pages load it from Contentful.`;

const isEmpty = (path: string): string =>
  `${escape(shortText(path))} has 0 bytes, as after a download that broke off; it is not copied, and pages load it from Contentful. Download it again.`;

function isWithin(file: string, folder: string): boolean {
  const path = relative(folder, file);
  return path !== '' && path !== '..' && !path.startsWith(`..${sep}`) && !isAbsolute(path);
}
