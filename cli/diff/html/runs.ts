import type { Run } from '../../../schemas/report/difference.ts';
import { html, type Markup } from '../../reporters/html/markup.ts';

export type Side = 'before' | 'after';

/** A line before or after, with removed words. */
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

/** Marks such as `strong em`, as CSS classes. */
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

/** Escapes a text but keeps its line ends, which the styles show. */
const lines = (text: string): readonly (string | Markup)[] =>
  text.split('\n').flatMap((line, index) => (index === 0 ? [line] : [html`<br />`, line]));
