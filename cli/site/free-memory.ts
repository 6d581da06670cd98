import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Collecting a smaller heap saves too little to be worth 10 ms. */
const worthBytes = 2 ** 28;

/**
 * Collects garbage now if the heap is large. Node.js would wait until the heap is two or three times as large as after the
 * last collection. Call it when most of the heap has just become garbage, which makes the collection cheap.
 */
export function freeMemory(heapBytes = getHeapStatistics().used_heap_size): void {
  if (heapBytes < worthBytes) return;
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void; // new contexts have `gc` while the flag is set
  setFlagsFromString('--no-expose-gc');
  collect();
}
