import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { installCommand } from '../../../../cli/source/export/install-command.ts';
import { testFolder } from '../../folder.ts';

test.for([
  ['in a project', 'site/node_modules/fieldbook', 'site', 'npm install "peer@^1.2.3"'],
  ['for the whole system', 'lib/node_modules/fieldbook', undefined, 'npm install --global "peer@^1.2.3"'],
  [
    'by npx, in no project',
    '_npx/f00d/node_modules/fieldbook',
    '_npx/f00d',
    'npx --package fieldbook --package "peer@^1.2.3" fieldbook export',
  ],
  [
    'by pnpm',
    'site/node_modules/.pnpm/fieldbook@0.1.0/node_modules/fieldbook',
    'site',
    'pnpm add "peer@^1.2.3"',
  ],
  ['as a checkout', 'fieldbook', undefined, 'npm install "peer@^1.2.3"'],
] as const)('installed %s', async ([, fieldbook, project, command], { onTestFinished }) => {
  const folder = await testFolder(onTestFinished);
  await mkdir(join(folder, fieldbook), { recursive: true });
  if (project !== undefined) await writeFile(join(folder, project, 'package.json'), '{}');
  expect(installCommand('peer@^1.2.3', join(folder, fieldbook))).toBe(command);
});
