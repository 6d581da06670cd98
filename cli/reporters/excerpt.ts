import type { Diagnostic } from '../../schemas/report/diagnostic.ts';
import { escape } from './escape.ts';
import type { Style } from './style.ts';
import { width } from './width.ts';

/** What is shown on each side of a faulty run, in characters. */
const maxContext = 40;
const maxBad = 80;

/** The faulty run with what stands around it, and carets below it, to which a remark can be added. */
export function underline(excerpt: NonNullable<Diagnostic['excerpt']>, style: Style): string[] {
  const before = escape(lastOf(excerpt.before, maxContext));
  const bad = escape(firstOf(excerpt.bad, maxBad));
  const after = escape(firstOf(excerpt.after, maxContext));
  return [
    `${before}${style('red', bad)}${after}`,
    `${' '.repeat(width(before))}${style('red', '^'.repeat(Math.max(1, width(bad))))}`,
  ];
}

const firstOf = (text: string, max: number): string => {
  const characters = Array.from(text);
  return characters.length > max ? `${characters.slice(0, max).join('')}...` : text;
};

const lastOf = (text: string, max: number): string => {
  const characters = Array.from(text);
  return characters.length > max ? `...${characters.slice(-max).join('')}` : text;
};
