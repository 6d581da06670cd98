import type { Diagnostic } from '../../../schemas/report/diagnostic.ts';
import { escape } from './escape.ts';
import type { Style } from './style.ts';
import { graphemesOf, width } from './width.ts';

/** The most columns on each side of the faulty run. */
const maxContext = 60;

type Excerpt = NonNullable<Diagnostic['excerpt']>;

/** Whether the excerpt has any text. */
export const isShown = (excerpt: Excerpt | undefined): excerpt is Excerpt =>
  excerpt !== undefined && `${excerpt.before}${excerpt.bad}${excerpt.after}`.trim() !== '';

/**
 * The faulty run with the text around it, and carets below. The run gets columns first; each side may use what the other
 * leaves. If words are missing, a caret marks the place. A remark follows if it fits.
 */
export function underline(
  { before, bad, after }: Excerpt,
  { style, columns, remark }: { readonly style: Style; readonly columns: number; readonly remark: string },
): string[] {
  const [start, end] = [before.trimStart(), after.trimEnd()];
  const run = firstFitting(bad, columns - 1);
  const free = columns - Math.max(1, width(run));
  const left = lastFitting(start, Math.min(maxContext, Math.max(free >> 1, free - widthUpTo(end, free))));
  const right = firstFitting(end, Math.min(maxContext, free - width(left)));
  const carets = `${' '.repeat(width(left))}${style('red', '^'.repeat(Math.max(1, width(run))))}`;
  const fits = width(left) + Math.max(1, width(run)) + 1 + width(remark) <= columns;
  return [
    `${left}${style('red', run)}${right}`,
    remark !== '' && fits ? `${carets} ${style('red', remark)}` : carets,
  ];
}

const widthUpTo = (text: string, columns: number): number => width(firstFitting(text, columns));

const firstFitting = (text: string, columns: number): string =>
  fitting(
    graphemesOf(text.slice(0, tooManyFor(columns))),
    columns,
    (kept, isCut) => `${kept.join('')}${isCut ? '…' : ''}`,
  );

const lastFitting = (text: string, columns: number): string =>
  fitting(
    graphemesOf(text.slice(-tooManyFor(columns))).toReversed(),
    columns,
    (kept, isCut) => `${isCut ? '…' : ''}${kept.toReversed().join('')}`,
  );

/** Longer texts are cut anyway, so the rest is not measured. */
const tooManyFor = (columns: number): number => 20 * Math.max(1, columns);

/** The escaped characters that fit, with a sign if the text is cut. */
function fitting(
  graphemes: readonly string[],
  columns: number,
  join: (kept: readonly string[], isCut: boolean) => string,
): string {
  const shown = graphemes.map(escape);
  if (width(shown.join('')) <= columns) return join(shown, false);
  let used = 1; // the sign for a cut
  const end = shown.findIndex((grapheme) => (used += width(grapheme)) > columns);
  return columns < 2 ? '' : join(shown.slice(0, end), true);
}
