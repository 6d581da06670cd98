import { escape } from './escape.ts';

/** The special characters of Markdown, tables, math and HTML within a line. */
const marks = /[&<>\\`*_~[\]|$^{}]/gu;

/**
 * Patterns that GitHub and GitLab turn into links and mentions after Markdown, where no escape helps: `@name`, `#12`, `!12`,
 * `GH-12`, `https://`, `www.`, `:smile:`. A zero-width space breaks them.
 */
const live = /[@#!%](?=\S)|:(?=\S)|www(?=\.)|GH-(?=\d)/giu;

/** Escapes content for Markdown, so that it makes no markup, link, image, mention, cell or HTML. */
export const markdownText = (text: string): string =>
  escape(text)
    .replace(live, (sign) => `${sign}\u200b`)
    .replace(marks, entityOf)
    .replaceAll('\u200b', '&#8203;');

/** A link to an http URL. For any other URL only the text stays. */
export function markdownLink(text: string, address: string | undefined): string {
  if (address === undefined || !/^https?:\/\//u.test(address)) return markdownText(text);
  const destination = address.toWellFormed().replace(/[\s\p{Cc}<>\\`|[\]]/gu, encodeURIComponent);
  return `[${markdownText(text)}](<${destination.replaceAll('&', '&amp;')}>)`;
}

/** Content as code, to be copied: nothing is added, and nobody is mentioned. */
export function markdownCode(text: string): string {
  const shown = escape(text);
  const isPlain = shown.trim() === shown && shown !== '' && !/[`|]/u.test(shown);
  return isPlain ? `\`${shown}\`` : markdownText(text);
}

const entityOf = (mark: string): string => `&#${mark.codePointAt(0)};`;
