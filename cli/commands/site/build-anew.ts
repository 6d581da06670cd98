import { count } from '../../../schemas/base/count.ts';
import { openBuildMemory } from '../../cache/build-memory.ts';
import { type LoadedConfig, loadConfig } from '../../config/load-config.ts';
import type { ExitCode } from '../../exit-codes.ts';
import { packageFile } from '../../package-files.ts';
import { noteTree, type RecordedReads, recordReads } from '../../reads/reads.ts';
import { keptReads } from '../../reads/same-reads.ts';
import { escape } from '../../reporters/text/escape.ts';
import { type OutsideService, outsideServices } from '../../service-check/services-of.ts';
import { unreachedServices } from '../../service-check/unreached-services.ts';
import type { DeployTarget } from '../../site/deploy/open-deploy.ts';
import { openSiteBuild, type WrittenSite } from '../../site/site-build.ts';
import { writeKeptBuild } from '../../site/versions/kept-build.ts';
import { outputAt } from '../../site/versions/versions.ts';
import { warnOnStderr } from '../../terminal/warn-on-stderr.ts';
import { UsageError } from '../../usage-error.ts';
import type { BuildOptions } from './build-options.ts';
import { type MadeSite, makeSite, type Making } from './make-site.ts';
import { printEnd } from './print-end.ts';
import { buildKey, isRepeatable } from './unchanged-build.ts';

/** Builds the site, and gives the digest of its version, or the exit code if nothing is written. */
export async function buildAnew(
  exported: string | undefined,
  options: BuildOptions,
): Promise<string | ExitCode> {
  const target = await deployTarget(options);
  const site = await openSiteBuild(options);
  if (options.watch) {
    const [{ watchContent }, { siteMaker }] = await Promise.all([
      import('../../watch/watch-content.ts'),
      import('./make-site-again.ts'),
    ]);
    return watchContent(exported, options, siteMaker({ site, options }));
  }
  const key = buildKey(exported, options);
  return recordReads(async (recorded) => {
    if (isRepeatable(exported, options)) noteProgram();
    const loaded = await loadConfig(options);
    const services = outsideServices(loaded.config);
    const asked = options.offline ? [] : unreachedServices(services);
    const made = await makeRemembered(exported, { site, options, loaded });
    if (typeof made === 'number') return made;
    const { digest, isOther, files, notes } = made;
    await site.close();
    const line = isOther ? `${files} files written to ${site.link}` : `${site.link} is the same as before`;
    await printEnd({ asked, notes, line });
    if (target !== undefined) await deploy(made, target, options);
    if (isRepeatable(exported, options)) await keepBuild(made, recorded, { key, services, options });
    return digest;
  });
}

type Remembering = Making & { readonly loaded: LoadedConfig; readonly options: BuildOptions };

/** Makes the site with what the build before has computed, and remembers what this one has. */
async function makeRemembered(
  exported: string | undefined,
  making: Remembering,
): Promise<MadeSite | ExitCode> {
  const { cache, locale, drafts, out } = making.options;
  const { knowledgeBase } = making.loaded.config;
  const name = JSON.stringify([knowledgeBase, locale, drafts, out]);
  const memory = cache ? await openBuildMemory({ name }) : undefined;
  try {
    const made = await makeSite(exported, { ...making, memory });
    if (typeof made !== 'number') memory?.save();
    return made;
  } finally {
    memory?.close();
  }
}

/** The files of this program, in a checkout its sources, and those of the reader. */
function noteProgram(): void {
  const isSource = import.meta.url.endsWith('.ts');
  const own = isSource ? [['cli'], ['pipeline'], ['schemas']] : [['dist', 'cli']];
  for (const folder of [...own, ['dist', 'reader']]) noteTree(packageFile(...folder));
}

interface Keeping {
  readonly key: string;
  readonly services: readonly OutsideService[];
  readonly options: BuildOptions;
}

/** Keeps what the next build needs to know that nothing has changed. */
async function keepBuild(
  { digest, notes, reported }: MadeSite,
  recorded: RecordedReads,
  { key, services, options }: Keeping,
): Promise<void> {
  if (reported === undefined) return;
  const { exportFolder, configFile, files } = reported.project;
  await writeKeptBuild(outputAt(options.out), {
    version: 1,
    key,
    digest,
    reads: keptReads(recorded),
    findings: reported.findings,
    project: { exportFolder, configFile, files },
    sentences: recorded.sentences,
    notes,
    services,
  });
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
