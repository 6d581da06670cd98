import { open } from 'node:fs/promises';

/** What `readFile` reads at most. Unit: bytes. */
const maxBytes = 2 ** 31 - 1;

/** Extra room, so that a growing file needs no new buffer soon. */
const slack = 1.0625;

/**
 * A buffer for reading a large file repeatedly. A new buffer for each reading would start the garbage collector, which takes
 * longer than reading.
 */
export class ReusedBuffer {
  #memory = Buffer.alloc(0);

  /** The bytes of a file, valid until the next reading. Throws the errors of `node:fs`. */
  async read(path: string): Promise<Buffer> {
    const file = await open(path);
    try {
      const { size } = await file.stat();
      if (size > maxBytes) throw tooLarge(path);
      this.#makeRoom(size);
      let length = 0;
      for (;;) {
        if (length === this.#memory.length) this.#makeRoom(length + 1);
        const { bytesRead } = await file.read(this.#memory, length);
        if (bytesRead === 0) return this.#memory.subarray(0, length);
        length += bytesRead;
      }
    } finally {
      await file.close();
    }
  }

  #makeRoom(bytes: number): void {
    if (bytes < this.#memory.length) return;
    const larger = Buffer.allocUnsafeSlow(Math.ceil(bytes * slack) + 1);
    this.#memory.copy(larger);
    this.#memory = larger;
  }
}

/** The error with which `readFile` refuses a file. */
const tooLarge = (path: string): Error =>
  Object.assign(new Error(`${path} is over 2 GiB`), { code: 'ERR_FS_FILE_TOO_LARGE' });
