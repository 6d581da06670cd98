import type { Diagnostic } from '../../../schemas/report/diagnostic.ts';
import { escape } from '../text/escape.ts';
import { isShown, underline } from '../text/excerpt.ts';
import type { Look, Reporter } from '../reporter.ts';
import { hiddenLine, lastLine } from '../text/last-line.ts';
import { flow, type Piece, wrap } from '../text/lines.ts';
import { ownerOf, readableSpotOf, whereSeen } from '../text/place.ts';
import { severityFormats } from '../text/style.ts';

const indent = '  ';
/** The width if the terminal reports none, or 0. */
const usualColumns = 100;
/** Below this width, whole words read better than short lines. */
const minColumns = 40;

/** For a terminal: a paragraph for each finding. See docs/findings.md. */
export const pretty: Reporter = (findings, look) => {
  const shown = findings.diagnostics.slice(0, look.maxDiagnostics);
  const paragraphs = shown.map((diagnostic) => paragraph(diagnostic, look).join('\n'));
  const end = [...hiddenLine(findings, look.maxDiagnostics), lastLine(findings)].join('\n');
  return `${[...paragraphs, end].join('\n\n')}\n`;
};

/** Rule, place, excerpt, message, suggestion, advice and links. */
function paragraph(diagnostic: Diagnostic, { style, columns }: Look): string[] {
  const { severity, rule, message, advice, excerpt } = diagnostic;
  const room = Math.max(columns || usualColumns, minColumns) - indent.length;
  const side = (...pieces: readonly Piece[]) => flow(pieces, { separator: '   ', columns: room, style });
  const [head = '', ...rest] = flow(
    [
      { text: severity, format: severityFormats[severity] },
      { text: rule, format: 'bold' },
      { text: ownerOf(diagnostic) },
      { text: readableSpotOf(diagnostic), format: 'dim' },
    ],
    { separator: '  ', columns: room + indent.length, style },
  );
  const details = [
    ...(isShown(excerpt) ? underline(excerpt, { remark: remarkOn(diagnostic), style, columns: room }) : []),
    ...wrap(escape(message), room),
    ...side(nearMiss(diagnostic)),
    ...wrap(whereSeen(diagnostic), room),
    ...wrap(`to fix: ${escape(advice)}`, room),
    ...side(editLink(diagnostic), { text: `explain: fieldbook explain ${rule}`, format: 'dim' }),
  ];
  return [head, ...[...rest, ...details].map((line) => `${indent}${line}`)];
}

/** The target of a link, if the message does not name it. */
function remarkOn({ rule, target, message, excerpt }: Diagnostic): string {
  if (excerpt?.bad === '') return 'here';
  const [page = ''] = target?.split('#') ?? [];
  const isKnown = page === '' || message.includes(page);
  if (!rule.startsWith('links/') || target === undefined || isKnown || !isAddress.test(target)) return '';
  return `leads to ${escape(target)}`;
}

/** An entry's id means nothing to an editor. */
const isAddress = /^[/#]|:/u;

const nearMiss = ({ suggestion }: Diagnostic): Piece =>
  suggestion === undefined
    ? { text: '' }
    : { text: `did you mean ${escape(suggestion)}?`, format: ['bold', 'green'] };

function editLink({ entry, asset }: Diagnostic): Piece {
  const edit = entry?.edit ?? asset?.edit;
  return edit === undefined ? { text: '' } : { text: `edit ${escape(edit)}` };
}
