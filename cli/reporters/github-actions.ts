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
 * Writes what GitHub Actions takes by default: annotations, if there is somewhere to write them, the summary of the step and its
 * outputs. See docs/reporters.md.
 */
export async function notifyGitHub(findings: Findings, look: Look, write: Write | undefined): Promise<void> {
  if (isGitHubActions() && write !== undefined) await write((await reporters.github())(findings, look));
  await addToSummary(async () => summaryOf(await reporters.markdown(), findings, look));
  const outputFile = process.env['GITHUB_OUTPUT'];
  if (outputFile) await appendReport(outputFile, outputsOf(findings));
}

/** Adds a text to the summary of the step. It is made only where there is a summary. */
export async function addToSummary(makeText: () => Promise<string>): Promise<void> {
  const summaryFile = process.env['GITHUB_STEP_SUMMARY'];
  if (summaryFile) await appendReport(summaryFile, await makeText());
}

const outputsOf = ({ summary: { errors, warnings, infos } }: Findings): string =>
  `errors=${errors}\nwarnings=${warnings}\ninfos=${infos}\n`;

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
