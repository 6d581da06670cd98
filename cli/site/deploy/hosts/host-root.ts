import { join } from 'node:path';
import type { SiteFile } from '../../files/site-file.ts';
import type { SitesOnHost } from '../../files/sites-on-host.ts';

/** A site in a deployed folder. */
export interface DeployedSite extends SitesOnHost {
  /** Where it is in the folder: empty, or a path that ends with a slash. */
  readonly folder: string;
  /** The folder that its files were copied from. */
  readonly source: string;
  /** Its files, by their paths in the deployed folder. */
  readonly paths: readonly string[];
}

/** What a host reads, by paths in the deployed folder, and the sentences about what it cannot do. */
export interface HostRoot {
  readonly files: readonly SiteFile[];
  readonly losses: readonly string[];
}

export type HostRootWriter = (site: DeployedSite) => HostRoot;

/** The page for paths outside the site, where the site is in a folder: hosts look for it in their root. */
export const notFoundInRoot = ({ folder, source }: DeployedSite): SiteFile[] =>
  folder === '' ? [] : [{ path: '404.html', content: () => ({ copyOf: join(source, '404.html') }) }];

/** The addresses of the folders that have a page for unknown paths, the deepest first. */
export const notFoundFolders = ({ config: { basePath }, folders }: DeployedSite): readonly string[] =>
  folders.map((folder) => basePath + folder).toSorted((a, b) => b.length - a.length);
