import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from '../../../pipeline/hash.ts';
import { fingerprintAt, type Fingerprints } from './fingerprints.ts';
import type { WrittenFile } from './version-list.ts';

/** Compares the fingerprint, else the hash. */
export function isAsWritten(
  { path, sha256: hash }: WrittenFile,
  folder: string,
  fingerprints: Fingerprints,
): boolean {
  const file = join(folder, path);
  const fingerprint = fingerprintAt(file);
  return (
    fingerprint !== undefined &&
    (fingerprint === fingerprints.get(path) || sha256(readFileSync(file)) === hash)
  );
}
