import { chmod, cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';
import type { TestContext } from 'vitest';
import { exportJson, howTo } from '../exports.ts';
import { testFolder } from '../folder.ts';
import { cliArguments, packageRoot } from '../run-cli.ts';

export interface Checkout {
  readonly workspace: string;
  /** A folder for temporary files of the job. */
  readonly temporary: string;
  /** The last commit of the base branch. */
  readonly base: string;
}

interface Files {
  readonly base: Readonly<Record<string, string>>;
  readonly head: Readonly<Record<string, string>>;
}

/** The export of the base branch, and that of a pull request, which edits a text and takes a title away. */
export const exportsOf = {
  base: exportJson([howTo('dispatch'), howTo('crews')]),
  edited: exportJson([howTo('dispatch', 'Open the board.'), howTo('crews')]),
};

/** A checkout of a pull request as CI makes it: only its last commit, in which the base branch has to be fetched. */
export async function checkOut(
  onTestFinished: TestContext['onTestFinished'],
  { base, head }: Files,
): Promise<Checkout> {
  const folder = await testFolder(onTestFinished);
  const [origin, workspace, temporary] = ['origin', 'work', 'temp'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ]; // one for each name
  await mkdir(temporary);
  const git = async (...args: readonly string[]) => (await execa('git', ['-C', origin, ...args])).stdout;
  const commit = async (files: Readonly<Record<string, string>>) => {
    for (const [name, text] of Object.entries(files)) await writeFile(join(origin, name), text);
    await git('add', '--all');
    await git('-c', 'user.name=test', '-c', 'user.email=test@example.com', 'commit', '--quiet', '-m', 'Edit');
    return git('rev-parse', 'HEAD');
  };
  await execa('git', ['init', '--quiet', '--initial-branch=main', origin]);
  const baseCommit = await commit({ '.gitignore': 'node_modules\n', ...base });
  await git('checkout', '--quiet', '-b', 'pull-request');
  await commit(head);
  await execa('git', [
    'clone',
    '--quiet',
    '--depth=1',
    '--branch=pull-request',
    `file://${origin}`,
    workspace,
  ]);
  return { workspace, temporary, base: baseCommit };
}

/** Installs this Fieldbook into a project, as `npm ci` does. */
export async function installInto(project: string): Promise<void> {
  const modules = join(project, 'node_modules');
  await mkdir(join(modules, '.bin'), { recursive: true });
  await mkdir(join(modules, 'fieldbook'));
  await cp(join(packageRoot, 'package.json'), join(modules, 'fieldbook', 'package.json'));
  const command = join(modules, '.bin', 'fieldbook');
  const quoted = ['node', ...cliArguments].map((argument) => `'${argument}'`).join(' ');
  await writeFile(command, `#!/bin/sh\nexec ${quoted} "$@"\n`);
  await chmod(command, 0o755);
}
