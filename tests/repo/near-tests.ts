import { posix } from 'node:path';
import { importsOf } from './imports-of.ts';
import { isWithin, repositoryFiles } from './source-files.ts';

const tests = repositoryFiles.filter((path) => /\.test\.tsx?$|^tests\/browser\/.*\.spec\.ts$/u.test(path));
const importsOfTest = new Map(tests.map((test) => [test, importsOf(test)]));

/**
 * The tests near changed files, as paths: themselves, those that import one, and those that stand where a file's tests would, or in
 * the nearest folder above that has any. Tests of the repository are near every file.
 */
export function nearTests(changed: readonly string[]): readonly string[] {
  const mirroring = changed.flatMap((path) => mirrored(path));
  const others = tests.filter(
    (test) =>
      isWithin(test, 'tests/repo') ||
      changed.includes(test) ||
      importsOfTest.get(test)?.some((path) => changed.includes(path)),
  );
  return [...new Set([...mirroring, ...others])].toSorted();
}

/** The tests that mirror a file of a program. */
function mirrored(path: string): readonly string[] {
  if (!/^(?:schemas|pipeline|cli|reader)\//u.test(path)) return [];
  const place = `tests/${path.replace(/\.[a-z.]+$/u, '')}`;
  const own = tests.filter((test) => test.startsWith(`${place}.`) || isWithin(test, place));
  return own.length > 0 ? own : inNearestFolder(posix.dirname(place));
}

function inNearestFolder(folder: string): readonly string[] {
  const inside = tests.filter((test) => posix.dirname(test) === folder);
  return inside.length > 0 || folder === 'tests' ? inside : inNearestFolder(posix.dirname(folder));
}
