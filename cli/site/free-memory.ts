import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** A smaller heap is not worth the hundredth of a second. */
const worthBytes = 2 ** 28;

/**
 * Collects garbage now, where there may be much. Node.js would wait until the heap is two or three times as large as what
 * was last in use, which is late where most of that has just become garbage; and then little is left to be marked.
 */
export function freeMemory(heapBytes = getHeapStatistics().used_heap_size): void {
  if (heapBytes < worthBytes) return;
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void; // what the flag gives to new contexts
  setFlagsFromString('--no-expose-gc');
  collect();
}
