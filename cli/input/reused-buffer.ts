import { open } from 'node:fs/promises';

/** Room for a file to grow before another buffer is needed. */
const slack = 1.0625;

/**
 * Memory to read a large file into, again and again: memory that is asked for anew at every reading makes the collector of
 * garbage run, which takes longer than the reading.
 */
export class ReusedBuffer {
  #memory = Buffer.alloc(0);

  /** What a file holds, until the next reading. Errors are those of `node:fs`. */
  async read(path: string): Promise<Buffer> {
    const file = await open(path);
    try {
      const { size } = await file.stat();
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
