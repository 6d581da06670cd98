import { type Diagnostic, type Severity, severities } from '../../../schemas/report/diagnostic.ts';
import { filePlaceOf } from '../file-place.ts';
import type { Findings } from '../findings.ts';
import type { Look, Reporter } from '../reporter.ts';
import { count } from '../../../schemas/base/count.ts';
import { allSentences, placeText } from '../text/sentences.ts';

/**
 * The most annotations of a kind that GitHub shows for a step. Source: actions/toolkit, docs/problem-matchers.md,
 * "Limitations".
 */
const maxAnnotations = 10;
/** Source: GitHub, REST API, "Create a check run", `annotations[].title`. */
const maxTitleLength = 255;

const commands: Readonly<Record<Severity, string>> = { error: 'error', warn: 'warning', info: 'notice' };

/**
 * For pull requests: annotations as workflow commands, the worst first, up to GitHub's limit. Source: GitHub, "Workflow
 * commands for GitHub Actions"; actions/runner, `ActionCommand.cs`.
 */
export const github: Reporter = (findings, look) => {
  const shown = severities.flatMap((severity) =>
    findings.diagnostics.filter((each) => each.severity === severity).slice(0, maxAnnotations),
  );
  const lines = [...shown.map((diagnostic) => annotation(diagnostic, look)), ...restLine(findings)];
  return lines.map((line) => `${line}\n`).join('');
};

function annotation(diagnostic: Diagnostic, look: Look): string {
  const { file, line } = filePlaceOf(diagnostic, look);
  const title = `${diagnostic.rule}: ${placeText(diagnostic)}`;
  const properties = {
    ...(file !== 'stdin' && { file, line: String(line) }),
    title: title.slice(0, maxTitleLength).toWellFormed(),
  };
  const written = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(value)}`);
  const message = escapeData(allSentences(diagnostic).join('\n'));
  return `::${commands[diagnostic.severity]} ${written.join(',')}::${message}`;
}

function restLine({ diagnostics }: Findings): string[] {
  const kinds = severities.flatMap((severity) => {
    const more = diagnostics.filter((each) => each.severity === severity).length - maxAnnotations;
    return more > 0 ? [count(more, `more ${commands[severity]}`)] : [];
  });
  if (kinds.length === 0) return [];
  return [`${kinds.join(', ')}: GitHub shows ${maxAnnotations} of a kind for a step`];
}

const escapeData = (text: string): string =>
  text.toWellFormed().replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const escapeProperty = (text: string): string =>
  escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
