import { cpSync, existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { invariant } from '../../../schemas/base/invariant.ts';
import { type HostedSite, onOneHost } from '../files/sites-on-host.ts';
import { bytesOf, type SiteFile } from '../files/site-file.ts';
import { isHashed, localeFolders } from '../is-hashed.ts';
import { pathClash } from '../path-clash.ts';
import { siteWriter } from '../site-writer.ts';
import { filesBeside, takeOver } from '../versions/foreign-files.ts';
import { withStagingFolder } from '../versions/staging-folder.ts';
import { replaceFolder } from '../versions/switch-to.ts';
import { syncTree } from '../versions/sync.ts';
import { readVersionList } from '../versions/version-list.ts';
import { outputAt } from '../versions/versions.ts';
import { UsageError } from '../../usage-error.ts';
import { copyVersion } from './copy-version.ts';
import { type DeployedFile, type Deployment, deploymentName, keptOf } from './deployment.ts';
import { hostRoots } from './hosts/index.ts';
import { keepEarlier } from './keep-earlier.ts';
import { beforeSwitch, type DeployTarget } from './open-deploy.ts';

/** A site that has been built. */
export interface BuiltSite {
  /** The folder that was given to the build. */
  readonly out: string;
  readonly digest: string;
  readonly sites: readonly HostedSite[];
  /** How many releases keep their hashed files, this one included. */
  readonly keep: number;
  readonly isDurable: boolean;
}

export interface Deployed {
  /** All files that were written, and those of earlier releases among them. */
  readonly files: number;
  readonly earlier: number;
  /** What the host cannot do, as sentences. */
  readonly losses: readonly string[];
}

/** Writes the folder beside the one that is there, and then puts it in its place. A kill leaves one of them whole. */
export const writeDeploy = (site: BuiltSite, target: DeployTarget): Promise<Deployed> =>
  withStagingFolder(target.output, async (staging) => {
    const draft = join(staging.path, 'site');
    const { deployment, losses, earlier } = await writeDraft(site, target, draft);
    const paths = pathsOf(deployment, target);
    keepForeign(paths, target, { draft, staging: staging.path });
    if (site.isDurable) await syncTree(draft);
    await staging.refuseIfRemoved();
    const before = beforeSwitch(target.output);
    await rm(before, { recursive: true, force: true });
    await replaceFolder(target.output.link, draft, before);
    await rm(before, { recursive: true, force: true });
    return { files: paths.length, earlier, losses };
  });

/** Writes all files of the build, in an order in which each may refer to those before. */
async function writeDraft(site: BuiltSite, target: DeployTarget, draft: string) {
  const { folder, host, previous } = target;
  const output = outputAt(site.out);
  const source = join(output.versions, site.digest);
  const list = await readVersionList(source);
  invariant(list !== undefined, 'a version has a list');
  const copied = await copyVersion(source, join(draft, folder), { list, output, sites: site.sites });
  const folders = localeFolders(copied);
  const hashed = list.files
    .filter(({ path }) => isHashed(path, folders))
    .map(({ path, sha256, bytes }): DeployedFile => ({ path, sha256, bytes, release: site.digest }));
  const kept = keptOf(site, previous?.deployment);
  const isTaken = pathClash(copied);
  const wanted = kept.earlier.filter(({ path }) => !isTaken(path));
  const earlier = previous === undefined ? [] : await keepEarlier(wanted, previous, join(draft, folder));
  const paths = [...copied, ...earlier.map(({ path }) => path), deploymentName].map((path) => folder + path);
  const { files, losses } = hostRoots[host]({ ...onOneHost(site.sites), folder, source, paths });
  await writeHostFiles(files, { draft, paths, host });
  const isOther = (path: string) => !isHashed(path, folders);
  const others = [
    ...copied.filter(isOther).map((path) => folder + path),
    ...files.map(({ path }) => path),
    folder + deploymentName,
  ];
  const deployment: Deployment = {
    format: 1,
    releases: [...kept.releases],
    hashed: [...hashed, ...earlier],
    others,
  };
  siteWriter(draft)(folder + deploymentName, Buffer.from(`${JSON.stringify(deployment)}\n`));
  return { deployment, losses, earlier: earlier.length };
}

interface HostTarget {
  readonly draft: string;
  readonly paths: readonly string[];
  readonly host: string;
}

async function writeHostFiles(files: readonly SiteFile[], { draft, paths, host }: HostTarget): Promise<void> {
  const isTaken = pathClash(paths);
  const write = siteWriter(draft);
  for (const file of files) {
    if (isTaken(file.path))
      throw new UsageError(
        `your own ${file.path} is in the place of the one for ${host}; rename or remove it.`,
      );
    write(file.path, await bytesOf(file));
  }
}

/** All files of a deployment, relative to its folder. */
const pathsOf = ({ hashed, others }: Deployment, { folder }: Pick<DeployTarget, 'folder'>): string[] => [
  ...hashed.map(({ path }) => folder + path),
  ...others,
];

/** Copies what the build finds in the folder and did not write, and reports it. */
function keepForeign(
  paths: readonly string[],
  target: DeployTarget,
  { draft, staging }: { readonly draft: string; readonly staging: string },
): void {
  const { link } = target.output;
  const repository = join(link, '.git');
  if (existsSync(repository))
    cpSync(repository, join(draft, '.git'), { recursive: true, verbatimSymlinks: true });
  if (target.own === undefined) return;
  const known = new Set(pathsOf(target.own.deployment, target));
  const files = filesBeside(link, known).filter(({ path }) => !/^\.git(?:\/|$)/u.test(path));
  takeOver(files, { from: link, to: draft, own: paths, staging });
}
