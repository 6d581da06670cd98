import { shortHash } from '../../pipeline/hash.ts';
import type { Findings } from './findings.ts';
import { reporters } from './index.ts';
import type { Look, Reporter } from './reporter.ts';
import { appendReport } from './save-report.ts';

/** A larger summary is not shown. Source: GitHub, "Workflow commands", "Step isolation and limits". */
const maxSummaryBytes = 1024 * 1024;

export type Write = (text: string) => void | Promise<void>;

const isGitHubActions = (): boolean => process.env['GITHUB_ACTIONS'] === 'true';

/**
 * Writes what GitHub Actions shows by default: annotations, if there is somewhere to write them, and the summary of the step.
 * See docs/reporters.md.
 */
export async function notifyGitHub(findings: Findings, look: Look, write: Write | undefined): Promise<void> {
  if (isGitHubActions() && write !== undefined) await write((await reporters.github())(findings, look));
  const summaryFile = process.env['GITHUB_STEP_SUMMARY'];
  if (summaryFile) await appendReport(summaryFile, summaryOf(await reporters.markdown(), findings, look));
}

/** The summary with as many findings as fit. */
function summaryOf(markdown: Reporter, findings: Findings, look: Look): string {
  const text = markdown(findings, look);
  if (Buffer.byteLength(text) <= maxSummaryBytes || look.maxDiagnostics < 1) return text;
  const shown = Math.min(look.maxDiagnostics, findings.diagnostics.length);
  return summaryOf(markdown, findings, { ...look, maxDiagnostics: Math.floor(shown / 2) });
}

/**
 * Wraps a log so that GitHub Actions runs no command in its text. The end marker is a hash of the text, so the text cannot
 * contain it. Source: GitHub, "Workflow commands", "Stopping and starting workflow commands".
 */
export function guarded(text: string): string {
  if (!isGitHubActions() || !/^\s*::|##\[/mu.test(text)) return text;
  const word = shortHash(text);
  return `::stop-commands::${word}\n${text}::${word}::\n`;
}
