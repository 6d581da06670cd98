/** Counts the requests of each second; true where one is over the limit. */
export function rateLimiter(perSecond: number, now: () => Date): (key: string) => boolean {
  let second = 0;
  const counts = new Map<string, number>();
  return (key) => {
    const current = Math.floor(now().getTime() / 1000);
    if (current !== second) counts.clear();
    second = current;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count > perSecond;
  };
}
