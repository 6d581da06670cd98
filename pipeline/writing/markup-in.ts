import { placeholder } from './block.ts';

/** Markup in words that are shown as they are. */
export interface Markup {
  readonly kind: 'entity' | 'tag' | 'markdown';
  readonly start: number;
  readonly end: number;
}

/** Names that nobody writes between `<` and `>` for a value that readers put in, as in `<table>`. */
const plainTags =
  'p|br|hr|b|i|u|s|em|strong|ul|ol|li|div|span|h[1-6]|sub|sup|tr|td|th|tbody|thead|blockquote|strike|center';

const otherTags = 'a|img|pre|code|font|table|iframe|small|big|mark|del|ins|video|figure|section|details';

/** Words without any of these signs have no markup. This is checked first. */
export const markupSuspect = new RegExp(
  `&#?\\w{2,8};|</?(?:${plainTags}|${otherTags})[ />]|<!--|\\*\\*[^\\s*]|##|\\]\\(`,
  'iu',
);

/** The markup that readers see, in order. Markup that the words are about is left out. */
export function markupIn(words: string): Markup[] {
  if (!markupSuspect.test(words)) return [];
  const text = words.replace(/`[^`]+`/gu, (quoted) => placeholder.repeat(quoted.length));
  const html = isAboutHtml(text) ? [] : [...matches(text, tag, 'tag'), ...matches(text, entity, 'entity')];
  const markdown = /\bMarkdown\b|\bmarkup\b/iu.test(text)
    ? []
    : [heading, bold, link].flatMap((pattern) => matches(text, pattern, 'markdown'));
  return [...html.filter((each) => !isNamed(each, text)), ...markdown].toSorted((a, b) => a.start - b.start);
}

/** A whole page can be about HTML, too. */
const isAboutHtml = (text: string): boolean =>
  /\bHTML\b|\bmarkup\b/iu.test(text) && !(text.startsWith('<') && text.endsWith('>'));

/** Whether a tag or an entity is itself what the words are about: `the <b> tag`, `"<b>"`. */
function isNamed({ start, end }: Markup, text: string): boolean {
  const [before, after] = [text.slice(Math.max(0, start - 20), start), text.slice(end, end + 10)];
  const isQuoted = /["'“‘«„]$/u.test(before) && /^["'”’»“]/u.test(after);
  return (
    isQuoted || /^ ?(?:tags?|elements?|entit)/iu.test(after) || /\b(?:tag|element|entity) $/iu.test(before)
  );
}

const matches = (text: string, pattern: RegExp, kind: Markup['kind']): Markup[] =>
  Array.from(text.matchAll(pattern), ({ index, 0: run }) => ({
    kind,
    start: index,
    end: index + run.length,
  }));

const entityNames = [
  'amp|nbsp|lt|gt|quot|apos|shy|ensp|emsp|thinsp|zwnj|zwj|copy|reg|trade|hellip|mdash|ndash|minus',
  'lsquo|rsquo|sbquo|ldquo|rdquo|bdquo|laquo|raquo|lsaquo|rsaquo|bull|middot|sect|para|deg|plusmn|times|divide',
  'frac12|frac14|frac34|euro|pound|yen|cent|micro|iexcl|iquest|larr|rarr|uarr|darr|harr|check',
  '[aeiouy](?:grave|acute|circ|uml)|[ano]tilde|[ac]ring|ccedil|szlig|aelig|oelig|oslash',
].join('|');

const entity = new RegExp(`&(?:${entityNames}|#\\d{2,6}|#x[\\da-f]{2,5});`, 'giu');

/** Tags that begin with such a name, end a part, or have attributes. */
const tag = new RegExp(
  [
    `<(?:${plainTags})(?: [^<>]{0,300})?/?>`,
    `</(?:${plainTags}|${otherTags})>`,
    '<(?:a|img|iframe|font|table|code|pre|video|figure|section)(?: [a-z-]{1,30}=[^<>]{0,500})/?>',
    '<!--',
  ].join('|'),
  'giu',
);

/** `## Before you start`; one sign alone is a number: `# of seats`. */
const heading = /^#{2,6} (?=\S)/gu;

/** `**Save**`, but neither `2**3**4` nor `src/**`. */
const bold =
  /(?<![*\p{L}\p{N}/])\*\*(?=[\p{L}\p{N}"“‘'[<(])[^*]{1,200}(?<=[\p{L}\p{N}.,!?:%"”’')\]>])\*\*(?![*\p{L}\p{N}/])/gu;

/** `[words](/address)`, with or without a title. */
const link =
  /\[[^[\]]{1,200}\]\((?:https?:|mailto:|tel:|www\.|#|\.{0,2}\/)[^\s()]{0,500}(?: ["'][^"']{0,200}["'])?\)/giu;
