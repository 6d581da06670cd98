import { createHash } from 'node:crypto';

/** SHA-256 as 64 hexadecimal digits. */
export const sha256 = (bytes: string | Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex');

/** Enough of a SHA-256 to tell the findings of a space apart. */
export const shortHash = (text: string): string => sha256(text).slice(0, 16);
