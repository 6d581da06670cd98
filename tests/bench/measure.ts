import { performance } from 'node:perf_hooks';

/** The command as `npm run build` makes it. */
export const main = new URL('../../dist/cli/main.js', import.meta.url).pathname;

export function timed<Value>(work: () => Value): [ms: number, value: Value] {
  const startMs = performance.now();
  const value = work();
  return [performance.now() - startMs, value];
}

export const megabytes = ({ length }: string): string => `${(length / 1e6).toFixed(1)} MB`;

/** Prints a line for each figure: its milliseconds, and how many times a unit that is what the same machine takes for other work. */
export const printer =
  (unitMs: number) =>
  (name: string, ms: number, more = ''): void => {
    const ratio = `${(ms / unitMs).toFixed(1).padStart(8)} x`;
    console.log(`  ${name.padEnd(24)}${ms.toFixed(0).padStart(7)} ms${ratio}   ${more}`.trimEnd());
  };

/** Of all threads: what other programs take of the machine does not count. */
export function processorMs(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
