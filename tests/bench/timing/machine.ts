import { availableParallelism, cpus, loadavg, release, totalmem, type } from 'node:os';

/** What times were taken on: `2 x Intel Xeon 2.6 GHz, 23 GiB, Linux 6.1, Node 20.20.2, load 0.3 at the start`. */
export function describeMachine(): string {
  const cores = `${availableParallelism()} x ${cpus()[0]?.model.trim() || 'unknown processor'}`;
  const memory = `${Math.round(totalmem() / 2 ** 30)} GiB`;
  const load = `load average ${loadavg()[0]?.toFixed(1)} at the start`;
  return [cores, memory, `${type()} ${release()}`, `Node ${process.versions.node}`, load].join(', ');
}
