import { invariant } from '../../../schemas/base/invariant.ts';
import { compiledRedirects } from '../../../pipeline/emit/redirects.ts';
import type { Graph } from '../../../pipeline/graph.ts';
import { type CompiledRedirects, redirectsBelow } from '../../../pipeline/redirects/compile.ts';

/** What the files for hosts need to know of a site. It does not keep the graph in memory. */
export interface HostedSite {
  readonly config: Graph['config'];
  readonly compiled: CompiledRedirects;
  /** The styles that pages have inside. */
  readonly styles: readonly string[];
}

export const hostedSite = (graph: Graph, styles: readonly string[] = []): HostedSite => ({
  config: graph.config,
  compiled: compiledRedirects(graph),
  styles,
});

/** The sites of the locales that share a host: the configuration of the one in its root, the redirects and the styles of all. */
export interface SitesOnHost extends HostedSite {
  /** The folder of each site below the root's: `''`, `es/`. */
  readonly folders: readonly string[];
}

export function onOneHost(hosted: readonly HostedSite[]): SitesOnHost {
  const [root] = hosted.toSorted((a, b) => a.config.basePath.length - b.config.basePath.length);
  invariant(root !== undefined, 'a host has a site');
  const folderOf = ({ config }: HostedSite) => config.basePath.slice(root.config.basePath.length);
  const all = hosted.map((site) => redirectsBelow(`/${folderOf(site)}`.slice(0, -1), site.compiled));
  const compiled = {
    exact: all.flatMap(({ exact }) => exact),
    anyCase: all.flatMap(({ anyCase }) => anyCase),
    folders: all.flatMap((each) => each.folders),
    refused: all.flatMap(({ refused }) => refused),
  };
  const styles = [...new Set(hosted.flatMap((site) => site.styles))];
  return { config: root.config, compiled, styles, folders: hosted.map(folderOf) };
}

export const hasRedirects = ({ compiled: { exact, anyCase, folders } }: HostedSite): boolean =>
  exact.length + anyCase.length + folders.length > 0;
