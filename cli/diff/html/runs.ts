import type { Run } from '../../../schemas/report/difference.ts';
import { html, type Markup } from '../../reporters/html/markup.ts';

export type Side = 'before' | 'after';

/** A line as it was, or as it is, with what went. */
export const runMarkup = (runs: readonly Run[], side: Side = 'after'): Markup[] =>
  runs.filter(({ change }) => side === 'after' || change !== 'added').map((run) => runPiece(run, side));

function runPiece(run: Run, side: Side): Markup {
  const { change, text, embed } = run;
  const words = embed === undefined ? html`${lines(text)}` : html`<span class="embed">${lines(text)}</span>`;
  if (change === 'added') return html`<ins>${words}</ins>`;
  if (change === 'removed') return html`<del>${words}</del>`;
  if (change === 'same') return words;
  const marks = change === 'format' ? classesOf(run[side]) : 'link';
  const shown = html`<span class="look ${marks}">${words}</span>`;
  return side === 'before' ? shown : html`${shown}<span class="told">${spokenText(run)}</span>`;
}

/** `strong em` as classes that the styles know. */
const classesOf = (marks = ''): string =>
  marks
    .split(' ')
    .filter(Boolean)
    .map((mark) => `mark-${mark}`)
    .join(' ');

function spokenText({ change, before, after }: Run): string {
  if (change === 'link') return `link: ${before || 'none'}, now ${after || 'none'}`;
  return `${marksIn(before)}, now ${marksIn(after)}`;
}

const marksIn = (marks = ''): string =>
  marks
    .split(' ')
    .filter(Boolean)
    .map((mark) => markNames[mark] ?? mark)
    .join(' and ') || 'plain';

const markNames: Readonly<Record<string, string>> = {
  strong: 'bold',
  em: 'italic',
  u: 'underlined',
  s: 'struck out',
  del: 'struck out',
  sup: 'superscript',
  sub: 'subscript',
};

/** The line ends of a text are its own, and no control characters to be told by their codes: the styles show them as such. */
const lines = (text: string): readonly (string | Markup)[] =>
  text.split('\n').flatMap((line, index) => (index === 0 ? [line] : [html`<br />`, line]));
