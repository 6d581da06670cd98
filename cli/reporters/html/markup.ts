import { escape } from '../text/escape.ts';

/** HTML that is escaped already. */
export class Markup {
  readonly html: string;

  constructor(html: string) {
    this.html = html;
  }
}

type Value = string | number | Markup | false | undefined | readonly Value[];

/**
 * Builds HTML. Values are escaped for content and quoted attributes, and control and bidirectional characters become visible
 * codes. False and undefined are left out.
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
