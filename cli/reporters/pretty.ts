import type { Diagnostic } from '../../schemas/report/diagnostic.ts';
import { escape } from './escape.ts';
import { underline } from './excerpt.ts';
import type { Reporter } from './index.ts';
import { hiddenLine, lastLine } from './last-line.ts';
import { fieldText, ownerOf, spotOf } from './place.ts';
import { severityFormats, type Style } from './style.ts';

/** For a person at a terminal: a paragraph a finding. Source: cli.md, 6. */
export const pretty: Reporter = (findings, { style, maxDiagnostics }) => {
  const shown = findings.diagnostics.slice(0, maxDiagnostics);
  const paragraphs = shown.map((diagnostic) => paragraph(diagnostic, style).join('\n'));
  const end = [...hiddenLine(findings, maxDiagnostics), lastLine(findings)].join('\n');
  return `${[...paragraphs, end].join('\n\n')}\n`;
};

function paragraph(diagnostic: Diagnostic, style: Style): string[] {
  const { severity, rule, suggestion, advice } = diagnostic;
  const head = [
    style(severityFormats[severity], severity),
    style('bold', rule),
    ownerOf(diagnostic),
    style('dim', spotOf(diagnostic)),
  ];
  const nearMiss = suggestion === undefined ? [] : [`did you mean ${style('green', escape(suggestion))}?`];
  const details = [
    ...messageLines(diagnostic, style),
    [...nearMiss, ...whereSeen(diagnostic)].join('   '),
    escape(advice),
    style('dim', nextSteps(diagnostic)),
  ];
  return [head.filter(Boolean).join('  '), ...details.filter(Boolean).map((line) => `  ${line}`)];
}

/** The message stands beside the carets where there is a run to underline. */
function messageLines({ excerpt, message }: Diagnostic, style: Style): string[] {
  if (excerpt === undefined || excerpt.bad === '') return [escape(message)];
  const [text = '', carets = ''] = underline(excerpt, style);
  return [text, `${carets} ${escape(message)}`];
}

/** `on /how-to/add-technician, via howToSections[2] > content`. */
function whereSeen({ entry, via }: Diagnostic): string[] {
  const chain = via.map(({ field }) => escape(fieldText(field))).join(' > ');
  const parts = [
    ...(entry?.url === undefined ? [] : [`on ${escape(entry.url)}`]),
    ...(chain === '' ? [] : [`via ${chain}`]),
  ];
  return parts.length === 0 ? [] : [parts.join(', ')];
}

function nextSteps({ entry, asset, rule }: Diagnostic): string {
  const edit = entry?.edit ?? asset?.edit;
  const explain = `explain: fieldbook explain ${rule}`;
  return edit === undefined ? explain : `edit ${escape(edit)}   ${explain}`;
}
