import type { Command } from 'commander';
import { count } from '../../../schemas/base/count.ts';
import { type ExitCode, exitCodes } from '../../exit-codes.ts';
import { loadConfig } from '../../config/load-config.ts';
import { unreachedServices } from '../../services/unreached-services.ts';
import type { DeployTarget } from '../../site/deploy/open-deploy.ts';
import { openSiteBuild, type WrittenSite } from '../../site/site-build.ts';
import { usualVersionsKept } from '../../site/versions/history.ts';
import { type DeployOptions, withDeployOptions } from '../options/deploy-options.ts';
import { escape } from '../../reporters/text/escape.ts';
import { warnOnStderr } from '../../terminal/warn-on-stderr.ts';
import { UsageError } from '../../usage-error.ts';
import { examples } from '../options/examples.ts';
import { exitsWith } from '../options/exits-with.ts';
import { wholeNumber } from '../options/flag-values.ts';
import { withGateOptions } from '../options/gate-options.ts';
import { makeSite, type MakeOptions } from './make-site.ts';
import { withReportOptions } from '../options/report-options.ts';
import { withFutureOptions, withSourceOptions } from '../options/source-options.ts';
import { startStopwatch } from '../options/stopwatch.ts';

interface BuildOptions extends MakeOptions, DeployOptions {
  readonly out: string;
  readonly keep: number;
  readonly durable?: true;
  readonly watch?: true;
  readonly offline?: true;
}

export function addBuild(program: Command): void {
  const command = program
    .command('build')
    .description('check the content, then write the bundle and the site');
  const withOptions = withReportOptions(withGateOptions(withFutureOptions(withSourceOptions(command))))
    .requiredOption(
      '--out <folder>',
      'where to put the site: a link that is switched when all files are written',
    )
    .option('--keep <n>', 'how many versions to keep', wholeNumber(1), usualVersionsKept)
    .option(
      '--durable',
      'wait until the disk has every file before the link is switched; a power cut loses nothing',
    )
    .option('--allow-errors', 'build the valid content despite errors')
    .option('--offline', 'do not ask whether the services of other hosts answer')
    .option('--watch', 'build again whenever a file changes');
  withDeployOptions(withOptions)
    .addHelpText(
      'after',
      examples(
        'build export.json --out site',
        'build --out site --allow-errors',
        'build export.json --out site --durable --keep 5',
        'build export.json --out site --watch',
        'build export.json --out site --deploy deploy --host netlify --previous https://help.example.com',
      ),
    )
    .action(exitsWith(runBuild));
}

async function runBuild(exported: string | undefined, options: BuildOptions): Promise<ExitCode> {
  const time = startStopwatch();
  const target = await deployTarget(options);
  const site = await openSiteBuild(options);
  if (options.watch) {
    const [{ watchContent }, { siteMaker }] = await Promise.all([
      import('../../watch/watch-content.ts'),
      import('./make-site-again.ts'),
    ]);
    return watchContent(exported, options, siteMaker({ site, options }));
  }
  const loaded = await loadConfig(options);
  const asked = options.offline ? [] : unreachedServices(loaded.config);
  const made = await makeSite(exported, { site, options, loaded });
  if (typeof made === 'number') return made;
  for (const sentence of await asked) console.error(escape(`warning: ${sentence}`));
  const { digest, isOther, files, notes } = made;
  await site.close();
  for (const note of notes) console.error(note);
  console.error(isOther ? `${files} files written to ${site.link}` : `${site.link} is the same as before`);
  if (target !== undefined) await deploy(made, target, options);
  time(`version ${digest.slice(0, 12)} built`);
  return exitCodes.clean;
}

/** Throws before anything is built if the site cannot be deployed as the options say. */
async function deployTarget(options: BuildOptions): Promise<DeployTarget | undefined> {
  const { deploy: folder, host, previous, out } = options;
  if (folder === undefined) {
    if (host === undefined && previous === undefined) return undefined;
    throw new UsageError(
      `${host === undefined ? '--previous' : '--host'} is about a deployment; name its folder with --deploy.`,
    );
  }
  const { openDeploy } = await import('../../site/deploy/open-deploy.ts');
  const { config } = await loadConfig(options);
  return openDeploy({ out, deploy: folder, host, previous }, config);
}

async function deploy(
  { digest, sites }: WrittenSite,
  target: DeployTarget,
  { out, keep, durable }: BuildOptions,
): Promise<void> {
  const { writeDeploy } = await import('../../site/deploy/write-deploy.ts');
  const { files, earlier, losses } = await writeDeploy(
    { out, digest, sites, keep, isDurable: durable === true },
    target,
  );
  for (const loss of losses) warnOnStderr(escape(loss));
  const kept = earlier === 0 ? '' : `, ${earlier} of them of earlier releases`;
  console.error(`${count(files, 'file')}${kept}, for ${target.host} written to ${target.output.link}`);
}
