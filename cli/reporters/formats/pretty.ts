import { editAddressOf } from '../../../schemas/report/edit-address.ts';
import { count } from '../../../schemas/base/count.ts';
import type { Diagnostic } from '../../../schemas/report/diagnostic.ts';
import { type Group, type Grouping, groupsOf, groupSize } from '../grouping.ts';
import { escape } from '../text/escape.ts';
import { isShown, underline } from '../text/excerpt.ts';
import type { Look, Reporter } from '../reporter.ts';
import { hiddenLine, lastLine } from '../text/last-line.ts';
import { flow, type Piece, wrap } from '../text/lines.ts';
import { publishingParagraphs } from '../text/publishing-lines.ts';
import { ownerOf, readableSpotOf, whereSeen } from '../text/place.ts';
import { severityFormats } from '../text/style.ts';

const indent = '  ';
/** The width if the terminal reports none, or 0. */
const usualColumns = 100;
/** Below this width, whole words read better than short lines. */
const minColumns = 40;
/** Places of findings that one act settles. The act is the same, however many there are. */
const maxPlaces = 5;

/** For a terminal: what one act settles as a list, and a paragraph for each other finding. See docs/findings.md. */
export const pretty: Reporter = (findings, look) => {
  const { groupBy: grouping = 'cause', maxDiagnostics } = look;
  let [room, told] = [maxDiagnostics, 0];
  const paragraphs: string[] = [];
  for (const group of groupsOf(findings.diagnostics, grouping)) {
    if (room <= 0) break;
    // what one act settles is one thing to do: its places count, and the rest is told as a number
    const isSettled = grouping === 'cause' && group.title !== undefined;
    const shown = isSettled ? group.diagnostics : group.diagnostics.slice(0, room);
    room -= isSettled ? Math.min(shown.length, maxPlaces) : shown.length;
    told += shown.length;
    paragraphs.push(...paragraphsOf(group, shown, { ...look, groupBy: grouping }));
  }
  const publishing = publishingParagraphs(findings, { ...look, columns: columnsOf(look) });
  const end = [...hiddenLine(findings, told), lastLine(findings)].join('\n');
  return `${[...paragraphs, ...publishing, end].join('\n\n')}\n`;
};

function paragraphsOf(group: Group, shown: readonly Diagnostic[], look: GroupedLook): string[] {
  const { title, diagnostics } = group;
  const paragraphs = () => shown.map((diagnostic) => paragraph(diagnostic, look).join('\n'));
  if (title === undefined) return paragraphs();
  const size = groupSize(diagnostics, look.groupBy);
  const heading = wrap(`${escape(title)}: ${size}`, columnsOf(look)).map((line) => look.style('bold', line));
  return look.groupBy === 'cause'
    ? [[...heading, ...settled(group, look)].join('\n')]
    : [heading.join('\n'), ...paragraphs()];
}

type GroupedLook = Look & { readonly groupBy: Grouping };

const columnsOf = ({ columns }: Look): number => Math.max(columns || usualColumns, minColumns);

/** The places of the findings that one act settles, and where it is done. */
function settled({ diagnostics, edit }: Group, look: Look): string[] {
  const places = diagnostics
    .slice(0, maxPlaces)
    .flatMap((diagnostic) =>
      head(diagnostic, { ...look, columns: columnsOf(look) - indent.length }).map(
        (line, index) => `${indent.repeat(index === 0 ? 1 : 2)}${line}`,
      ),
    );
  const rest = diagnostics.length - maxPlaces;
  return [
    ...places,
    ...(rest > 0 ? [`${indent}and ${count(rest, 'other place')}`] : []),
    ...flow(
      [
        { text: edit === undefined ? '' : `edit ${escape(edit)}` },
        { text: `explain: fieldbook explain ${diagnostics[0]?.rule ?? ''}`, format: 'dim' },
      ],
      { separator: '   ', columns: columnsOf(look) - indent.length, style: look.style },
    ).map((line) => `${indent}${line}`),
  ];
}

/** Severity, rule, owner and place, in as few lines as they fit. */
const head = (diagnostic: Diagnostic, { style, columns }: Look): string[] =>
  flow(
    [
      { text: diagnostic.severity, format: severityFormats[diagnostic.severity] },
      { text: diagnostic.rule, format: 'bold' },
      { text: ownerOf(diagnostic) },
      { text: readableSpotOf(diagnostic), format: 'dim' },
    ],
    { separator: '  ', columns: columns ?? usualColumns, style },
  );

/** Rule, place, excerpt, message, suggestion, advice and links. */
function paragraph(diagnostic: Diagnostic, look: Look): string[] {
  const { rule, message, advice, excerpt } = diagnostic;
  const { style } = look;
  const room = columnsOf(look) - indent.length;
  const side = (...pieces: readonly Piece[]) => flow(pieces, { separator: '   ', columns: room, style });
  const [first = '', ...rest] = head(diagnostic, { ...look, columns: room + indent.length });
  const details = [
    ...(isShown(excerpt) ? underline(excerpt, { remark: remarkOn(diagnostic), style, columns: room }) : []),
    ...wrap(escape(message), room),
    ...side(nearMiss(diagnostic)),
    ...wrap(whereSeen(diagnostic), room),
    ...wrap(`to fix: ${escape(advice)}`, room),
    ...side(editLink(diagnostic), { text: `explain: fieldbook explain ${rule}`, format: 'dim' }),
  ];
  return [first, ...[...rest, ...details].map((line) => `${indent}${line}`)];
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

function editLink(diagnostic: Diagnostic): Piece {
  const edit = editAddressOf(diagnostic);
  return edit === undefined ? { text: '' } : { text: `edit ${escape(edit)}` };
}
