import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { getEnvironmentData, isMainThread, setEnvironmentData } from 'node:worker_threads';
import { type FileCall, systemError, watchFileCalls } from './file-calls.ts';
import { phases } from './phases.ts';

// A program that is loaded before the command line (`--import`), in each of its threads: it ends the process, or fails a call,
// where the environment says. FIELDBOOK_STOP is `<site>|<phase>|<number>|<what>`.

const [site = '', stopPhase = '', stopNumber = '', what = ''] = (process.env['FIELDBOOK_STOP'] ?? '').split(
  '|',
);
const log = process.env['FIELDBOOK_STOP_LOG'];
const append = appendFileSync;

/** The phase, and how many calls there were in each: of all threads together. */
const counts = sharedCounts();

watchFileCalls((call) => {
  if (!call.paths.some((path) => path.startsWith(site))) return;
  const phase = phaseOf(call);
  const number = Atomics.add(counts, 1 + phases.indexOf(phase), 1);
  if (log !== undefined) append(log, `${phase}\n`);
  if (phase !== stopPhase) return;
  if (what === 'SIGKILL' && number === Number(stopNumber)) process.kill(process.pid, 'SIGKILL');
  if (what !== 'SIGKILL' && number >= Number(stopNumber)) throw systemError(what, call);
});

function sharedCounts(): Int32Array {
  const key = 'fieldbook-stop';
  if (isMainThread) setEnvironmentData(key, new SharedArrayBuffer(4 * (1 + phases.length)));
  return new Int32Array(getEnvironmentData(key) as unknown as SharedArrayBuffer);
}

/** In the first number: 1 from when the version gets its name, 2 after the switch. */
function phaseOf({ name, paths: [from = '', to = ''] }: FileCall): (typeof phases)[number] {
  if (!isMainThread) return 'render';
  if (Atomics.load(counts, 0) === 2) return 'after';
  if (name === 'rename' && from.endsWith(join('/', 'site'))) Atomics.store(counts, 0, 1);
  if (Atomics.load(counts, 0) === 1) {
    if (name === 'rename' && to === site) Atomics.store(counts, 0, 2);
    return 'switch';
  }
  const isOfEvicted = from.endsWith('.spare') || name === 'unlink' || name === 'rmdir';
  return isOfEvicted ? 'reuse' : 'write';
}
