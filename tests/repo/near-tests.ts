import { posix } from 'node:path';
import { importsOf } from './imports-of.ts';
import { isWithin, repositoryFiles } from './source-files.ts';

const tests = repositoryFiles.filter((path) => /\.test\.tsx?$|^tests\/browser\/.*\.spec\.ts$/u.test(path));
const importsOfTest = new Map(tests.map((test) => [test, importsOf(test)]));

/**
 * The tests near changed files, as paths: themselves, those that import one, and those that stand where a file's tests would or
 * near there. Tests of the repository are near every file.
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

/** The tests that mirror a file of a program, and with few of them the others of the folders above, up to the program's own. */
function mirrored(path: string): readonly string[] {
  if (!/^(?:schemas|pipeline|cli|reader)\//u.test(path)) return [];
  const place = `tests/${path.replace(/\.[a-z.]+$/u, '')}`;
  const own = tests.filter((test) => test.startsWith(`${place}.`) || isWithin(test, place));
  // each rule is proven by a fault that these plant
  const planted = isWithin(path, 'pipeline/rules')
    ? tests.filter((test) => isWithin(test, 'tests/pipeline/mutations'))
    : [];
  return [...planted, ...withinFolder(posix.dirname(place), own)];
}

const enough = 5;

function withinFolder(folder: string, found: readonly string[]): readonly string[] {
  if (found.length >= enough) return found;
  const isProgram = posix.dirname(folder) === 'tests';
  if (isProgram) return [...found, ...tests.filter((test) => posix.dirname(test) === folder)];
  return withinFolder(posix.dirname(folder), [...found, ...tests.filter((test) => isWithin(test, folder))]);
}
