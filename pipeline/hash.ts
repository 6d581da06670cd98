import { createHash } from 'node:crypto';

/** SHA-256 as 64 hexadecimal digits. */
export const sha256 = (bytes: string | Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex');

/** The first digits of a SHA-256, enough to distinguish the findings of a space. */
export const shortHash = (text: string): string => sha256(text).slice(0, 16);
