/** The range in which two texts differ. It starts at the same position in both; ends are exclusive. */
export interface Change {
  readonly start: number;
  readonly endBefore: number;
  readonly endAfter: number;
}

/** The range between the longest common prefix and suffix. All three numbers are equal if nothing differs. */
export function changedBytes(before: Buffer, after: Buffer): Change {
  const shorter = Math.min(before.length, after.length);
  const start = sameFromStart(before, after, shorter);
  const tail = sameFromEnd(before, after, shorter - start);
  return { start, endBefore: before.length - tail, endAfter: after.length - tail };
}

/** Chunks are compared with one call, which is as fast as reading memory. */
const chunkBytes = 65_536;

function sameFromStart(before: Buffer, after: Buffer, most: number): number {
  let same = 0;
  while (same + chunkBytes <= most && chunkAt(before, same).equals(chunkAt(after, same))) same += chunkBytes;
  while (same < most && before[same] === after[same]) same += 1;
  return same;
}

function sameFromEnd(before: Buffer, after: Buffer, most: number): number {
  let same = 0;
  const from = ({ length }: Buffer) => length - same - chunkBytes;
  while (same + chunkBytes <= most && chunkAt(before, from(before)).equals(chunkAt(after, from(after))))
    same += chunkBytes;
  while (same < most && before[before.length - same - 1] === after[after.length - same - 1]) same += 1;
  return same;
}

const chunkAt = (bytes: Buffer, start: number): Buffer => bytes.subarray(start, start + chunkBytes);
