/**
 * Characters that are not seen: control characters except tabs and line breaks, soft hyphens, bidirectional controls, zero-width
 * spaces and tags. Joiners stay, because scripts and emoji need them. Source: Unicode TR 36, "Unicode Security Considerations".
 */
const unseen = new RegExp(
  '[\\u0000-\\u0008\\u000b-\\u001f\\u007f-\\u009f\\u00ad\\u061c\\u200b\\u200e\\u200f\\u202a-\\u202e' +
    '\\u2060-\\u206f\\ufeff\\ufff9-\\ufffb\\u{e0000}-\\u{e007f}]',
  'gu',
);

/** A text of the site without characters that a reader cannot see. */
export const seenText = (text: string): string =>
  text
    .replace(/\r\n?|[\u2028\u2029]/gu, '\n')
    .replace(unseen, '')
    .toWellFormed();

/** The same in one line. */
export const inOneLine = (text: string): string => seenText(text).replace(/\s+/gu, ' ').trim();

/** The same with the signs of Markdown escaped, for lines among text of ours. */
export const plainLine = (text: string): string =>
  withoutMarkers(inOneLine(text)).replace(/[\\`*[\]<]/gu, String.raw`\$&`);

/** The elements that mark where texts of the site begin and end. */
type DataElement = 'article' | 'results' | 'announcements' | 'areas';

const markers = /<(?=\s*\/?\s*(?:article|results|announcements|areas)\b)/giu;

/** A text of the site that can neither begin nor end such an element. */
export const withoutMarkers = (text: string): string => text.replace(markers, '&lt;');

/** Marks a text as data. */
export const asData = (element: DataElement, text: string): string =>
  `<${element}>\n${withoutMarkers(text)}\n</${element}>`;
