import { existsSync } from 'node:fs';
import { lstat, readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { PipelineConfig } from '../../../pipeline/config/config.ts';
import { hostNames, type SiteHost } from '../../../pipeline/config/hosts.ts';
import { inEachLocale } from '../../../pipeline/config/in-locale.ts';
import { parseUrl } from '../../../pipeline/addresses/parse-url.ts';
import { UsageError } from '../../usage-error.ts';
import { isWithin } from '../files/public-files.ts';
import { type Output, outputAt } from '../versions/versions.ts';
import { deploymentName } from './deployment.ts';
import { openFolder, openPrevious, type Previous } from './previous.ts';

export interface DeployOptions {
  readonly out: string;
  /** The folder to write. */
  readonly deploy: string;
  readonly host?: SiteHost | undefined;
  /** The folder or the address of the deployment before; absent: the folder that is written. */
  readonly previous?: string | undefined;
}

/** Where to deploy, and what is there. */
export interface DeployTarget {
  readonly output: Output;
  readonly host: SiteHost;
  /** Where the site is in the folder: empty, or a path that ends with a slash. */
  readonly folder: string;
  /** What the build before wrote into the folder. */
  readonly own: Previous | undefined;
  /** The deployment whose files are kept. */
  readonly previous: Previous | undefined;
}

/** Reads the deployment before. Throws a sentence if no build made the folder, or if the host is not clear. */
export async function openDeploy(options: DeployOptions, config: PipelineConfig): Promise<DeployTarget> {
  const output = outputAt(options.deploy);
  await recover(output);
  refuseTogether(output, outputAt(options.out));
  const root = rootOf(config);
  const host = options.host ?? onlyHost(config);
  const folder = deployedFolder(root, host);
  const own = await openOwn(output.link, folder);
  const previous = options.previous === undefined ? own : await openPrevious(options.previous, root.basePath);
  return { output, host, folder, own, previous };
}

/** Where the folder is during the two renames that put another in its place. */
export const beforeSwitch = ({ versions }: Output): string => join(versions, 'before');

/** Puts back the folder of a build that was killed between the two renames. */
async function recover(output: Output): Promise<void> {
  if (existsSync(output.link) || !existsSync(beforeSwitch(output))) return;
  await rename(beforeSwitch(output), output.link);
}

function refuseTogether(deploy: Output, site: Output): void {
  const isOneInTheOther = [site.link, site.versions].some(
    (each) => isWithin(each, deploy.link) || isWithin(deploy.link, each),
  );
  if (isOneInTheOther)
    throw new UsageError('--deploy and --out need two folders, neither in the other; name another folder.');
}

/** The configuration of the site at the root. A host of its own for a locale needs a folder of its own too. */
function rootOf(config: PipelineConfig): PipelineConfig {
  const sites = inEachLocale(config);
  const hosts = [...new Set(sites.map(({ siteUrl = '' }) => siteUrl))];
  if (hosts.length > 1) {
    throw new UsageError(
      `the locales have ${hosts.length} hosts (${hosts.join(', ')}), and a deployment is for one; build each locale with --locale and a folder of its own.`,
    );
  }
  return sites.toSorted((a, b) => a.basePath.length - b.basePath.length)[0] ?? config;
}

function onlyHost({ hosts }: PipelineConfig): SiteHost {
  const [host, ...others] = hosts;
  if (host !== undefined && others.length === 0) return host;
  throw new UsageError(
    `--deploy needs --host, one of ${hostNames.join(', ')}; or name one host under "hosts" in the configuration.`,
  );
}

/** GitHub serves a project's site below the name of its repository, so that its folder lacks it. Source: GitHub, "Types of GitHub Pages sites". */
function deployedFolder({ basePath, siteUrl }: PipelineConfig, host: SiteHost): string {
  const isProject =
    host === 'github-pages' && parseUrl(siteUrl ?? '')?.hostname.endsWith('.github.io') === true;
  return isProject ? basePath.replace(/^\/[^/]*\/?/u, '') : basePath.slice(1);
}

/** Undefined for a folder that is empty, but for a repository of Git. */
async function openOwn(link: string, folder: string): Promise<Previous | undefined> {
  const stats = await lstat(link).catch(() => undefined);
  if (stats === undefined) return undefined;
  const refusal = (what: string) => new UsageError(`${link} is ${what}; name another folder.`);
  if (!stats.isDirectory()) throw refusal(stats.isSymbolicLink() ? 'a link' : 'a file');
  const own = await openFolder(join(link, folder));
  if (own !== undefined || (await readdir(link)).every((name) => name === '.git')) return own;
  throw refusal(`a folder with files in it and no ${folder}${deploymentName}, so no build deployed into it`);
}
