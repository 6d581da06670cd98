import { escape } from './escape.ts';

/** What Markdown, tables, math and HTML take for more than a character within a line. */
const marks = /[&<>\\`*_~[\]|$^{}]/gu;

/**
 * What GitHub and GitLab make links and mentions of after the Markdown is read, so that no escape helps: `@name`, `#12`,
 * `!12`, `GH-12`, `https://`, `www.`, `:smile:`. A space without width behind the sign breaks it.
 */
const live = /[@#!%](?=\S)|:(?=\S)|www(?=\.)|GH-(?=\d)/giu;

/** Content as text in Markdown: it makes no mark, link, image, mention, cell or HTML. */
export const markdownText = (text: string): string =>
  escape(text)
    .replace(live, (sign) => `${sign}\u200b`)
    .replace(marks, entityOf)
    .replaceAll('\u200b', '&#8203;');

/** A link to an address of the web; any other address is left out, and the text stays. */
export function markdownLink(text: string, address: string | undefined): string {
  if (address === undefined || !/^https?:\/\//u.test(address)) return markdownText(text);
  const destination = address.toWellFormed().replace(/[\s\p{Cc}<>\\`|[\]]/gu, encodeURIComponent);
  return `[${markdownText(text)}](<${destination.replaceAll('&', '&amp;')}>)`;
}

/** Content to copy, as code: nothing is added to it, and nobody is mentioned in it. */
export function markdownCode(text: string): string {
  const shown = escape(text);
  const isPlain = shown.trim() === shown && shown !== '' && !/[`|]/u.test(shown);
  return isPlain ? `\`${shown}\`` : markdownText(text);
}

const entityOf = (mark: string): string => `&#${mark.codePointAt(0)};`;
