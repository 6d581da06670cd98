/** The run of bytes in which two texts differ, ends exclusive: it starts at the same place in both. */
export interface Change {
  readonly start: number;
  readonly endBefore: number;
  readonly endAfter: number;
}

/** What is between the longest common start and the longest common end. Nothing differs where all three are one. */
export function changedBytes(before: Buffer, after: Buffer): Change {
  const shorter = Math.min(before.length, after.length);
  const start = sameFromStart(before, after, shorter);
  const tail = sameFromEnd(before, after, shorter - start);
  return { start, endBefore: before.length - tail, endAfter: after.length - tail };
}

/** Whole chunks are compared at once, as fast as memory is read. */
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
