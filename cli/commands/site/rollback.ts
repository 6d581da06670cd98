import { join } from 'node:path';
import type { Command } from 'commander';
import { type ExitCode, exitCodes } from '../../exit-codes.ts';
import { printLine } from '../../terminal/print.ts';
import { damagedFiles, describeDamage } from '../../site/versions/damage.ts';
import { withStagingFolder } from '../../site/versions/staging-folder.ts';
import { copyForeignFiles } from '../../site/versions/foreign-files.ts';
import { readHistory } from '../../site/versions/history.ts';
import { readKept } from '../../site/versions/kept-files.ts';
import { switchTo } from '../../site/versions/switch-to.ts';
import { readVersionList } from '../../site/versions/version-list.ts';
import { type Output, outputAt, servedVersion, shortDigest } from '../../site/versions/versions.ts';
import { UsageError } from '../../usage-error.ts';
import { examples } from '../options/examples.ts';
import { exitsWith } from '../options/exits-with.ts';

export function addRollback(program: Command): void {
  program
    .command('rollback')
    .description('serve the previous version, if it is whole')
    .argument('<folder>', 'the folder that was given to build')
    .addHelpText('after', examples('rollback site'))
    .action(exitsWith(rollback));
}

async function rollback(folder: string): Promise<ExitCode> {
  const output = outputAt(folder);
  const current = await servedVersion(output);
  await withStagingFolder(output, async (staging) => {
    const before = (await readHistory(output, current)).at(-2);
    if (before === undefined) throw new UsageError(`${output.link} has no version before this one.`);
    const damaged = await damagedFiles(join(output.versions, before), before);
    if (damaged.length > 0) {
      throw new UsageError(
        `version ${shortDigest(before)} is damaged (${describeDamage(damaged)}) and is not served; build it again from its export.`,
      );
    }
    await copyForeignOf(before, { output, current, staging: staging.path });
    await switchTo(before, { output, staging: staging.path });
    await printLine(`${folder} serves version ${shortDigest(before)} again`);
  });
  return exitCodes.clean;
}

async function copyForeignOf(
  digest: string,
  {
    output,
    current,
    staging,
  }: { readonly output: Output; readonly current: string; readonly staging: string },
): Promise<void> {
  const next = join(output.versions, digest);
  const list = await readVersionList(next);
  const kept = (await readKept(output)).get(digest) ?? [];
  if (list !== undefined) await copyForeignFiles({ output, current, next, list, kept, staging });
}
