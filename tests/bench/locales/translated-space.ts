import type { GeneratedSpace } from '../generate-space.ts';

/** Letters that change places, so that no word of a locale is one of another. */
const otherLetters: Readonly<Record<string, string>> = { 'es-MX': 'aeiou', 'de-DE': 'bdgklmnprst' };

/** The locales of the space, its own first. */
export const spaceLocales = ['en-US', ...Object.keys(otherLetters)];

/** The same space with every text in all locales. Slugs, anchors and links are the same in each. */
export function translatedSpace(space: GeneratedSpace): GeneratedSpace {
  const entries = space.entries.map((entry) => ({
    ...entry,
    fields: Object.fromEntries(
      Object.entries(entry.fields).map(([name, values]) => [
        name,
        untranslated.has(name) ? values : inAll(values),
      ]),
    ),
  }));
  const locales = spaceLocales.map((code, index) => ({
    code,
    name: code,
    default: index === 0,
    fallbackCode: index === 0 ? null : 'en-US',
  }));
  return { ...space, entries, locales };
}

const untranslated: ReadonlySet<string> = new Set(['url', 'anchor', 'howToSections', 'displayToc']);

function inAll(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const [source] = Object.values(values);
  const others = Object.entries(otherLetters).map(([code, letters]) => [code, translated(source, letters)]);
  return { ...values, ...(Object.fromEntries(others) as object) };
}

function translated(value: unknown, letters: string): unknown {
  if (typeof value === 'string') return withOther(value, letters);
  return JSON.parse(JSON.stringify(value), (key, each: unknown) =>
    key === 'value' && typeof each === 'string' ? withOther(each, letters) : each,
  ) as unknown;
}

const withOther = (text: string, letters: string): string =>
  text.replaceAll(new RegExp(`[${letters}]`, 'gu'), (letter) =>
    letters.charAt((letters.indexOf(letter) + 1) % letters.length),
  );
