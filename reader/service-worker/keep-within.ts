/** Removes the oldest entries from a cache until it is within its limit. */
export async function keepWithin(cache: Cache, maxBytes: number): Promise<void> {
  let held = 0;
  // a cache tells its requests in the order in which they were put
  for (const request of (await cache.keys()).toReversed()) {
    const response = await cache.match(request);
    held += (await response?.blob())?.size ?? 0;
    if (held > maxBytes) await cache.delete(request);
  }
}
