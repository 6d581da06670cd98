import { join } from 'node:path';
import type { Command } from 'commander';
import { type ExitCode, exitCodes } from '../exit-codes.ts';
import { damagedFiles, describeDamage } from '../site/damage.ts';
import { atDesk } from '../site/desk.ts';
import { readHistory } from '../site/history.ts';
import { switchTo } from '../site/switch-to.ts';
import { outputAt, servedVersion, shortDigest } from '../site/versions.ts';
import { UsageError } from '../usage-error.ts';
import { examples } from './examples.ts';
import { exitsWith } from './exits-with.ts';

export function addRollback(program: Command): void {
  program
    .command('rollback')
    .description('serve the version before, if it is whole')
    .argument('<folder>', 'the folder that was given to build')
    .addHelpText('after', examples('rollback site'))
    .action(exitsWith(rollback));
}

async function rollback(folder: string): Promise<ExitCode> {
  const output = outputAt(folder);
  const current = await servedVersion(output);
  await atDesk(output, async (desk) => {
    const before = (await readHistory(output, current)).at(-2);
    if (before === undefined) throw new UsageError(`${output.link} has no version before this one.`);
    const damaged = await damagedFiles(join(output.versions, before), before);
    if (damaged.length > 0) {
      throw new UsageError(
        `version ${shortDigest(before)} is damaged (${describeDamage(damaged)}) and is not served; build it again from its export.`,
      );
    }
    await switchTo(before, output, desk.path);
    console.log(`${folder} serves version ${shortDigest(before)} again`);
  });
  return exitCodes.clean;
}
