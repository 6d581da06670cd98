import { stat } from 'node:fs/promises';

/** What is another one when a file is written, replaced or removed. */
export const fileStamp = (file: string): Promise<string> =>
  stat(file).then(
    ({ mtimeMs, size, ino }) => `${mtimeMs} ${size} ${ino}`,
    () => 'gone',
  );
