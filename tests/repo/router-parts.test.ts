import { expect, test } from 'vitest';
import { isWithin, sourceFiles, textOf } from './source-files.ts';

/** What works with functions of the router that `vite.react.ts` leaves out of the build. */
const leftOut =
  /\b(?:Form|useFetchers?|useSubmit|useActionData|useFormAction|useBlocker|usePrompt)\b[^;]*from 'react-router'/u;

test('no page uses a part of the router that the build leaves out', () => {
  const ofReader = sourceFiles.filter((path) => isWithin(path, 'reader'));
  expect(ofReader.filter((path) => textOf(path).includes("from 'react-router'"))).not.toEqual([]);
  expect(ofReader.filter((path) => leftOut.test(textOf(path)))).toEqual([]);
});
