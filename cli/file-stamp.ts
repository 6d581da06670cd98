import type { Stats } from 'node:fs';
import { stat } from 'node:fs/promises';

/** What is another one when a file is written, replaced or removed. */
export const fileStamp = (file: string): Promise<string> => stat(file).then(stampOf, () => 'gone');

/** The same of a file that was looked at. A link to it leaves it as it is. */
export const stampOf = ({ size, mtimeMs, ino }: Stats): string => `${size} ${mtimeMs} ${ino}`;
