/** How many keys the objects of a parsed JSON value have. Without recursion: a hostile file nests lists two hundred thousand levels deep. */
export function countKeys(value: unknown): number {
  let count = 0;
  const open: object[] = [];
  const put = (each: unknown) => {
    if (typeof each === 'object' && each !== null) open.push(each);
  };
  put(value);
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (Array.isArray(next)) {
      for (const each of next) put(each);
    } else {
      // half the time of Object.values(); JSON has no inherited keys
      for (const key in next) {
        count += 1;
        put((next as Record<string, unknown>)[key]);
      }
    }
  }
  return count;
}
