export interface Usage {
  /** Of all processes together, on all threads. */
  readonly processorMs: number;
  /** Of the process that took the most. */
  readonly peakBytes: number;
}

/**
 * A module for Node's `--import`: at its end each process appends what it has used to the file that FIELDBOOK_USAGE names, a line
 * of microseconds and kibibytes. What is started from it does the same.
 */
export const usageModule = `data:text/javascript,${encodeURIComponent(`
import { appendFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';
if (isMainThread) process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  appendFileSync(process.env.FIELDBOOK_USAGE, userCPUTime + ' ' + systemCPUTime + ' ' + maxRSS + '\\n');
});
`)}`;

export function parseUsage(lines: string): Usage {
  const processes = lines
    .split('\n')
    .map((line) => line.split(' ').map(Number))
    .filter((figures) => figures.length === 3);
  const sum = processes.reduce((total, [user = 0, system = 0]) => total + user + system, 0);
  return {
    processorMs: sum / 1000,
    peakBytes: Math.max(0, ...processes.map(([, , kibibytes = 0]) => kibibytes * 1024)),
  };
}
