import { type Diagnostic, type Severity, severities } from '../schemas/report/diagnostic.ts';
import type { PipelineConfig } from './config/config.ts';
import type { RawExport } from './decode/raw-export.ts';
import { emit } from './emit/emit.ts';
import type { BundleFile } from './emit/bundle-file.ts';
import { diagnose } from './finding.ts';
import type { Graph } from './graph.ts';
import type { Finding, Report } from './problem.ts';
import type { RedirectFile } from './redirects/read-table.ts';
import { check } from './stages/check.ts';
import { decode } from './stages/decode.ts';
import { link } from './stages/link.ts';
import { normalize } from './stages/normalize.ts';
import type { MediaFiles } from './normalize/media-files.ts';

/** All that a build depends on: the same input gives the same bytes. */
export interface BuildInput {
  readonly exported: RawExport;
  readonly config: PipelineConfig;
  readonly redirectFile?: RedirectFile | undefined;
  /** Drafts are taken too. */
  readonly drafts?: boolean;
  /** The space's files that lie beside the export. */
  readonly media?: MediaFiles;
  /** Called with a stage's name when it begins, for benchmarks. */
  readonly onStage?: (stage: Stage) => void;
}

export type Stage = 'decode' | 'link' | 'check' | 'normalize' | 'emit';

export interface Validation {
  readonly graph: Graph;
  /** Sorted: worst first, then by rule and place. */
  readonly diagnostics: readonly Diagnostic[];
  readonly counts: { readonly entries: number; readonly assets: number };
}

export interface Build extends Validation {
  readonly files: readonly BundleFile[];
  /** The space's files that the site needs: where each lies, and its address within the site. */
  readonly mediaCopies: readonly { readonly from: string; readonly to: string }[];
}

/** Export to diagnostics: what an editor can get wrong. */
export function validate({
  exported,
  config,
  redirectFile,
  drafts = false,
  onStage,
}: BuildInput): Validation {
  const findings: Finding[] = [];
  const report: Report = (problem, occurrence) => findings.push({ ...occurrence, problem });
  onStage?.('decode');
  const space = decode(exported, { config, drafts }, report);
  onStage?.('link');
  const graph = link(space, { config, drafts, redirectFile }, report);
  onStage?.('check');
  check(graph, report);
  const counts = { entries: space.entries.size, assets: space.assets.size };
  return { graph, diagnostics: toDiagnostics(findings, graph), counts };
}

/** Export to bundle: the files of what is sound, whatever the diagnostics say. */
export function build(input: BuildInput): Build {
  const validation = validate(input);
  input.onStage?.('normalize');
  const space = normalize(validation.graph, input.media);
  input.onStage?.('emit');
  return { ...validation, files: emit(space, validation.graph), mediaCopies: space.mediaCopies };
}

function toDiagnostics(findings: readonly Finding[], graph: Graph): Diagnostic[] {
  const diagnostics = findings.flatMap((finding) => {
    const severity = graph.config.rules[finding.problem.id] ?? finding.problem.severity;
    return severity === 'off' ? [] : [diagnose(finding, severity, graph)];
  });
  return diagnostics.toSorted(
    (a, b) => rank(a.severity) - rank(b.severity) || (placeOf(a) < placeOf(b) ? -1 : 1),
  );
}

const rank = (severity: Severity): number => severities.indexOf(severity);

const placeOf = ({ rule, entry, asset, source, field, path }: Diagnostic): string =>
  [
    rule,
    source?.file ?? '',
    String(source?.line ?? 0).padStart(9, '0'),
    source?.pointer ?? '',
    asset?.id ?? '',
    entry?.id ?? '',
    field?.map((step) => String(step).padStart(6, '0')).join('.') ?? '',
    path ?? '',
  ].join('\n');
