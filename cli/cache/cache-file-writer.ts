import type { Hmac } from 'node:crypto';
import {
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
  writeSync,
  writevSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isAlive } from '../is-alive.ts';
import { openSignature } from './cache-key.ts';

const ignored = '.gitignore';

/** Smaller parts are written together. Unit: bytes. */
const minPart = 2 ** 20;

/** No system takes more at once. Source: `IOV_MAX` of Linux and macOS. */
const maxParts = 1024;

/** Writes a cache file in parts: it has its name when all is written. The folder has a `.gitignore` of its own. */
export class CacheFileWriter {
  readonly #path: string;
  readonly #draft: string;
  readonly #file: number;
  readonly #signature: Hmac;
  /** The first folder that had to be made. */
  readonly #made: string | undefined;
  #isOpen = true;
  #waiting: Uint8Array[] = [];
  #waitingBytes = 0;
  /** How many bytes it has been given. */
  length = 0;

  /** Throws the file system's error, as all of its methods do. */
  constructor(path: string, key: string) {
    this.#path = path;
    this.#draft = `${path}.${process.pid}`;
    this.#made = mkdirSync(dirname(path), { recursive: true });
    writeFileSync(join(dirname(path), ignored), '*\n');
    this.#file = openSync(this.#draft, 'w');
    this.#signature = openSignature(basename(path), key);
  }

  write(bytes: Uint8Array): void {
    this.#waiting.push(bytes);
    this.#waitingBytes += bytes.length;
    this.length += bytes.length;
    if (this.#waitingBytes >= minPart || this.#waiting.length === maxParts) this.#flush();
  }

  end(): void {
    this.#flush();
    const signature = Buffer.from(`${this.#signature.digest('hex')}\n`);
    writeAll(this.#file, [signature], signature.length);
    this.#close();
    renameSync(this.#draft, this.#path);
  }

  /** Removes what was written, and the folders that were made for it. */
  giveUp(): void {
    this.#close();
    rmSync(this.#draft, { force: true });
    if (this.#made !== undefined) removeEmpty(dirname(this.#path), this.#made);
  }

  #close(): void {
    if (this.#isOpen) closeSync(this.#file);
    this.#isOpen = false;
  }

  #flush(): void {
    for (const bytes of this.#waiting) this.#signature.update(bytes);
    writeAll(this.#file, this.#waiting, this.#waitingBytes);
    [this.#waiting, this.#waitingBytes] = [[], 0];
  }
}

/** Removes a folder without other files than `.gitignore`, and those above it up to `last`. */
function removeEmpty(folder: string, last: string): void {
  if (readdirSync(folder).some((name) => name !== ignored)) return;
  rmSync(join(folder, ignored), { force: true });
  for (let each = folder; each.length >= last.length; each = dirname(each)) rmdirSync(each);
}

/** Removes what killed processes have left of a file. */
export function removeDrafts(path: string): void {
  const prefix = `${basename(path)}.`;
  for (const name of readdirSync(dirname(path)))
    if (name.startsWith(prefix) && !isAlive(Number(name.slice(prefix.length))))
      rmSync(join(dirname(path), name), { force: true });
}

/** A full disk can take a part without an error: then the rest fails. */
function writeAll(file: number, parts: readonly Uint8Array[], length: number): void {
  const written = parts.length === 0 ? 0 : writevSync(file, parts);
  if (written === length) return;
  const rest = Buffer.concat(parts).subarray(written);
  for (let at = 0; at < rest.length;) at += writeSync(file, rest, at);
}
