import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { reportPath } from '../../../cli/reporters/report-path.ts';

const here = resolve('.');

test.each([
  ['export.json', {}, 'export.json'],
  ['./content/../content/export.json', {}, 'content/export.json'],
  [`${here}/content/export.json`, {}, 'content/export.json'],
  ['export.json', { GITHUB_WORKSPACE: resolve('..') }, `${here.split('/').at(-1)}/export.json`],
  ['export.json', { CI_PROJECT_DIR: resolve('..') }, `${here.split('/').at(-1)}/export.json`],
  ['export.json', { GITHUB_WORKSPACE: '/somewhere/else' }, 'export.json'],
  ['..export.json', {}, '..export.json'],
  ['/outside/export.json', {}, '/outside/export.json'],
])('%s with %o is %s in a report', (path, environment, expected) => {
  expect(reportPath(path, environment)).toBe(expected);
});
