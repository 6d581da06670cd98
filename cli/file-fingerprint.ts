import type { Stats } from 'node:fs';
import { stat } from 'node:fs/promises';

/** A text that changes when the file is written, replaced or removed. */
export const fileFingerprint = (file: string): Promise<string> =>
  stat(file).then(fingerprintOf, () => 'gone');

/** The same from the file's stat. It leaves out `ctime`, which changes when somebody makes a hard link. */
export const fingerprintOf = ({ size, mtimeMs, ino }: Stats): string => `${size} ${mtimeMs} ${ino}`;
