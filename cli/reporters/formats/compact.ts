import type { Diagnostic } from '../../../schemas/report/diagnostic.ts';
import { escape } from '../text/escape.ts';
import type { Reporter } from '../reporter.ts';
import { hiddenLine, lastLine } from '../text/last-line.ts';
import { publishingParagraphs } from '../text/publishing-lines.ts';
import { ownerOf, spotOf } from '../text/place.ts';
import { severityFormats, type Style } from '../text/style.ts';

/** For logs: a line for each finding, with place, severity, message and rule. */
export const compact: Reporter = (findings, { style, maxDiagnostics }) => {
  const lines = findings.diagnostics
    .slice(0, maxDiagnostics)
    .map((diagnostic) => compactLine(diagnostic, style));
  const publishing = publishingParagraphs(findings, { style, maxDiagnostics, columns: unlimited });
  return `${[...lines, ...publishing, ...hiddenLine(findings, maxDiagnostics), lastLine(findings)].join('\n')}\n`;
};

/** Logs are searched by line. */
const unlimited = 1_000_000;

/** A finding in one line. */
export function compactLine(diagnostic: Diagnostic, style: Style): string {
  const { severity, message, suggestion, rule } = diagnostic;
  const place = [ownerOf(diagnostic), idOf(diagnostic), spotOf(diagnostic)].filter(Boolean).join(' ');
  const nearMiss = suggestion === undefined ? '' : ` Did you mean ${escape(suggestion)}?`;
  return `${place}: ${style(severityFormats[severity], severity)}: ${escape(message)}${nearMiss} (${rule})`;
}

/** Adds the id after the title, for search. Without a title the place has the id already. */
function idOf({ entry, asset }: Diagnostic): string {
  const owner = entry ?? asset;
  return owner?.title === undefined ? '' : escape(owner.id);
}
