/** Does a piece of work for each item, a few at a time. After a failure nothing more is begun. */
export async function forEachLimited<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  let hasFailed = false;
  const worker = async () => {
    for (const item of queue) {
      if (hasFailed) return;
      await work(item).catch((error: unknown) => {
        hasFailed = true;
        throw error;
      });
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: atOnce }, worker));
  const failure = ends.find(({ status }) => status === 'rejected');
  if (failure?.status === 'rejected') throw failure.reason;
}
