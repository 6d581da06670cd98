import { join } from 'node:path';
import type { Command } from 'commander';
import { type ExitCode, exitCodes } from '../../exit-codes.ts';
import { printLine } from '../../terminal/print.ts';
import { damagedFiles, describeDamage } from '../../site/versions/damage.ts';
import { readHistory } from '../../site/versions/history.ts';
import { type Output, outputAt, servedVersion, shortDigest } from '../../site/versions/versions.ts';
import { examples } from '../options/examples.ts';
import { exitsWith } from '../options/exits-with.ts';

export function addVerify(program: Command): void {
  program
    .command('verify')
    .description('compare every file of a built site and of its earlier versions with its hash')
    .argument('<folder>', 'the folder that was given to build')
    .addHelpText('after', examples('verify site'))
    .action(exitsWith(verify));
}

async function verify(folder: string): Promise<ExitCode> {
  const output = outputAt(folder);
  const current = await servedVersion(output);
  const before = (await readHistory(output, current)).slice(0, -1).toReversed();
  const isServedWhole = await isWhole(current, output, output.link);
  let isAllWhole = isServedWhole;
  for (const digest of before) {
    isAllWhole = (await isWhole(digest, output, join(output.versions, digest))) && isAllWhole;
  }
  if (!isServedWhole) console.error('build again to replace the damaged files');
  else if (!isAllWhole) console.error('the served version is whole; rollback refuses a damaged version');
  return isAllWhole ? exitCodes.clean : exitCodes.findings;
}

/** Prints a line. Without links the served version is in the output folder itself. */
async function isWhole(digest: string, { link }: Output, folder: string): Promise<boolean> {
  const damaged = await damagedFiles(folder, digest);
  const state = damaged.length === 0 ? 'whole' : `damaged: ${describeDamage(damaged)}`;
  await printLine(`version ${shortDigest(digest)}${folder === link ? ', which is served,' : ''} is ${state}`);
  return damaged.length === 0;
}
