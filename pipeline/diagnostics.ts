import { type Diagnostic, type Severity, severities } from '../schemas/report/diagnostic.ts';
import { diagnose } from './diagnose.ts';
import type { Graph } from './graph.ts';
import type { Finding } from './finding.ts';

/** The findings in words, with the severities that the configuration gives them. */
export const toDiagnostics = (findings: readonly Finding[], graph: Graph): Diagnostic[] =>
  findings.flatMap((finding) => diagnose(finding, graph) ?? []);

/** Sorts by severity, worst first, then by rule and location. */
export const sortDiagnostics = (diagnostics: readonly Diagnostic[]): Diagnostic[] =>
  diagnostics
    .map((diagnostic) => ({ diagnostic, rank: rank(diagnostic.severity), place: placeOf(diagnostic) }))
    .toSorted((a, b) => a.rank - b.rank || (a.place < b.place ? -1 : a.place > b.place ? 1 : 0))
    .map(({ diagnostic }) => diagnostic);

const rank = (severity: Severity): number => severities.indexOf(severity);

const placeOf = ({ rule, entry, asset, source, field, path, target, message }: Diagnostic): string =>
  [
    rule,
    source?.file ?? '',
    String(source?.line ?? 0).padStart(9, '0'),
    source?.pointer ?? '',
    asset?.id ?? '',
    entry?.id ?? '',
    field?.map((step) => String(step).padStart(6, '0')).join('.') ?? '',
    path ?? '',
    target ?? '',
    message,
  ].join('\n');
