/** Longer texts are cut. */
const maxCharacters = 10_000;

/** Limits the depth of elements, and the formatting elements that a parser opens again in each block. */
const maxTags = 300;

/** HTML that a service has escaped twice, escaped once. Source: docs/requirements.md, SR-7. */
export const unescaped = (html: string): string => html.replace(/&lt;/gu, '<').replace(/&gt;/gu, '>');

/** True if a text contains tags or entities. */
export const hasMarkup = (html: string): boolean => /[<&]/u.test(html);

/** True if any HTML of this size can be parsed in time. */
export const isParsable = (html: string): boolean =>
  html.length <= maxCharacters && (html.match(/<[a-z/]/giu)?.length ?? 0) <= maxTags;

/** The approximate words of unparsed HTML. They are shown as text, so they are safe. */
export const plainText = (html: string): string =>
  cut(html)
    .replaceAll('\0', '') // a parser leaves it out too
    .replace(/<(script|style)\b[^<>]*>[^<]*(?:<\/\1>)?/giu, ' ')
    .replace(/<\/?[a-z!][^<>]*>?/giu, '')
    .replace(/&(?:amp|quot|nbsp|#39);/gu, (entity) => entities[entity] ?? entity);

/** Cuts a text to the length that is shown. */
export const cut = (text: string): string => text.slice(0, maxCharacters);

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&nbsp;': '\u00A0',
  '&#39;': "'",
};
