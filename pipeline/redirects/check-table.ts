import type { EntryId, Locale } from '../../schemas/base/ids.ts';
import type { BuildInput, Validation } from '../build.ts';
import type { PipelineConfig } from '../config/config.ts';
import { isEverOn } from '../config/checks/severity-of.ts';
import type { RawExport } from '../decode/export/raw-export.ts';
import { sortDiagnostics, toDiagnostics } from '../diagnostics.ts';
import type { Space } from '../entry.ts';
import type { Graph } from '../graph.ts';
import type { Finding, Report } from '../finding.ts';
import { deadAnchor } from '../rules/redirects/dead-anchor.ts';
import { deadTarget } from '../rules/redirects/dead-target.ts';
import { spaceRules } from '../rules/index.ts';
import { decode } from '../stages/decode.ts';
import { link } from '../stages/link.ts';
import { pagesByTarget } from './known-pages.ts';
import type { RedirectFile } from './read-table.ts';

export interface TableInput extends Pick<BuildInput, 'translations' | 'decoded'> {
  readonly config: PipelineConfig;
  readonly redirectFile?: RedirectFile | undefined;
  /** Without it, the targets of the rules are not checked. */
  readonly exported?: RawExport | undefined;
  readonly drafts?: boolean;
}

/** The findings of the redirect rules alone, with a space or without one. */
export function checkTable(input: TableInput): Validation {
  const { config, redirectFile, exported, translations, decoded, drafts = false } = input;
  const findings: Finding[] = [];
  const report: Report = (problem, occurrence) => {
    if (isOfRedirects(problem)) findings.push({ ...occurrence, problem });
  };
  for (const { problem, ...occurrence } of decoded?.findings ?? []) report(problem, occurrence);
  const space = decoded?.space ?? spaceOf(exported, { config, drafts }, report);
  const linked = link(space, { config, translations, drafts, redirectFile }, report);
  const graph = exported === undefined ? { ...linked, routes: routesGivenAway(linked) } : linked;
  const asked = spaceRules.filter((rule) => isOfRedirects(rule) && isEverOn(rule, config));
  for (const rule of asked) {
    if (exported === undefined && needsPages.has(rule.id)) continue;
    for (const occurrence of rule.checkSpace(graph)) report(rule, occurrence);
  }
  const counts = { entries: space.entries.size, assets: space.assets.size };
  return { graph, diagnostics: sortDiagnostics(toDiagnostics(findings, graph)), counts };
}

const needsPages: ReadonlySet<string> = new Set([deadTarget.id, deadAnchor.id]);

const isOfRedirects = ({ id }: { readonly id: string }): boolean => id.startsWith('redirects/');

/** The pages that are known without a space. No entry is known, so that the id leads to none. */
const routesGivenAway = ({ redirects }: Graph): Graph['routes'] =>
  new Map(Array.from(pagesByTarget(redirects.rules).routes, (route) => [route, '' as EntryId]));

const spaceOf = (
  exported: RawExport | undefined,
  options: { readonly config: PipelineConfig; readonly drafts: boolean },
  report: Report,
): Space => (exported === undefined ? emptySpace(options.config) : decode(exported, options, report));

const emptySpace = ({ locale = 'en-US' }: PipelineConfig): Space => ({
  id: 'local',
  environment: 'master',
  locale: locale as Locale,
  defaultLocale: locale as Locale,
  entries: new Map(),
  assets: new Map(),
  deletedEntries: new Set(),
  deletedAssets: new Set(),
  types: new Map(),
});
