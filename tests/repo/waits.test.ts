import { expect, test } from 'vitest';
import { isWithin, sourceFiles, textOf } from './source-files.ts';

test('a test waits with tests/wait-for.ts or names a limit: one second is little on a busy machine', () => {
  const tests = sourceFiles.filter((path) => isWithin(path, 'tests') && path !== 'tests/wait-for.ts');
  const unlimited = tests.filter((path) =>
    textOf(path)
      .split(/\bvi\.wait(?:For|Until)\(/u)
      .slice(1)
      .some((call) => !/^[^;]*timeout: \d\d_000/u.test(call)),
  );
  expect(unlimited).toEqual([]);
});
