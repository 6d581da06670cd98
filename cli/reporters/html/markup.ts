import { escape } from '../text/escape.ts';

/** A piece of HTML in which nothing is left to escape. */
export class Markup {
  readonly html: string;

  constructor(html: string) {
    this.html = html;
  }
}

type Value = string | number | Markup | false | undefined | readonly Value[];

/**
 * HTML with values in it: a text is escaped, for content and for quoted attributes alike, and its control and
 * bidirectional characters become visible codes. What is false or undefined is left out.
 */
export const html = (strings: TemplateStringsArray, ...values: readonly Value[]): Markup =>
  new Markup(
    strings.map((string, index) => (index === 0 ? string : `${render(values[index - 1])}${string}`)).join(''),
  );

function render(value: Value): string {
  if (value === false || value === undefined) return '';
  if (value instanceof Markup) return value.html;
  if (typeof value === 'object') return value.map(render).join('');
  return escape(String(value)).replace(/[&<>"']/gu, (character) => `&#${character.codePointAt(0)};`);
}
