import { watchFile } from 'node:fs';

const intervalMs = 300;
const watched = new Set<string>();

/**
 * Calls `changed` whenever one of the files is written, replaced or removed, for as long as something else keeps the process. It looks
 * at them by the clock: events of the system miss what editors and network folders do.
 */
export function watchFiles(files: readonly string[], changed: () => void): void {
  for (const file of files) {
    if (watched.has(file)) continue;
    watched.add(file);
    watchFile(file, { interval: intervalMs, persistent: false }, changed);
  }
}
