import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What names each folder to a process, on every system. */
const variables = {
  temporary: ['TMPDIR', 'TEMP', 'TMP'],
  home: ['HOME', 'USERPROFILE', 'XDG_CACHE_HOME', 'XDG_CONFIG_HOME'],
} as const;

/** Holds the folder of a run, for all processes of it. */
const mark = 'FIELDBOOK_TESTS_FOLDER';

/** The tools' own: they are the same in every run. */
const ofTools = /^(?:tsx-|playwright|node-compile-cache|pulse-|\.?org\.chromium)/u;

/** Files in memory take half the time of files on a disk. */
const inMemory = '/dev/shm';
const roomBytes = 4 * 1024 ** 3;

/** Where the system keeps temporary files, or memory with room for them; TMPDIR goes before both. */
function folderForTests(): string {
  if (process.env['TMPDIR'] !== undefined) return tmpdir();
  try {
    const { bavail, bsize } = statfsSync(inMemory);
    return bavail * bsize > roomBytes ? inMemory : tmpdir();
  } catch {
    return tmpdir(); // another system
  }
}

/**
 * Gives this process, and all that it starts, an empty temporary folder and an empty home, so that no test passes by what lies on
 * a machine. They are removed when the process ends; where a test has left something in the temporary one, the run fails. Gives
 * the folder that both lie in.
 */
export function makeFreshFolders(): string {
  const known = process.env[mark];
  if (known !== undefined) return known;
  const folder = mkdtempSync(join(folderForTests(), 'fieldbook-tests-'));
  chmodSync(folder, 0o755);
  process.env[mark] = folder;
  for (const [name, keys] of Object.entries(variables)) {
    mkdirSync(join(folder, name));
    chmodSync(join(folder, name), 0o755); // servers of tests run as accounts of their own
    for (const key of keys) process.env[key] = join(folder, name);
  }
  process.once('exit', () => {
    const left = readdirSync(join(folder, 'temporary'), { recursive: true, encoding: 'utf8' }).filter(
      (name) => !ofTools.test(name),
    );
    rmSync(folder, { recursive: true, maxRetries: 3 });
    if (left.length === 0) return;
    console.error(`Tests have left files in the temporary folder:\n${left.slice(0, 40).join('\n')}`);
    process.exitCode = 1;
  });
  return folder;
}
