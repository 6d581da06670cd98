/**
 * Completes the Markdown of a partial text: open constructs are closed, and incomplete ones, such as half an address,
 * are left out. So the next piece changes nothing that is shown.
 */
export function finishedMarkdown(textSoFar: string): string {
  if (isInFence(textSoFar.slice(0, textSoFar.lastIndexOf('\n') + 1))) return textSoFar;
  const start = textSoFar.lastIndexOf('\n\n') + 1;
  const steps = [hideBeginning, hideTableHead, hideHalfLink, endCode, endMarks];
  return textSoFar.slice(0, start) + steps.reduce((text, step) => step(text), textSoFar.slice(start));
}

/** An open code block extends to the end of the text anyway. */
const isInFence = (text: string): boolean => (text.match(/^[ \t]*(?:```|~~~)/gmu)?.length ?? 0) % 2 === 1;

/** A last line whose kind is not yet known: a bullet, a rule, a heading, a fence, or the address of a link. */
const hideBeginning = (text: string): string =>
  text.replace(
    /(?:^|\n)[ \t>]*(?:[-=*+_]{1,3}|\d{1,9}[.)]?|#{1,6}|`{1,3}|~{1,3}|\[[^\]\n]*\]:[^\n]*)[ \t]*$/u,
    '',
  );

/** A table is one from its third line on. */
const hideTableHead = (text: string): string => text.replace(/^\n*\|[^\n]*(?:\n[-:| \t]*)?$/u, '');

/** Keeps the words of an incomplete link. Removes an incomplete address or tag. */
const hideHalfLink = (text: string): string =>
  text
    .replace(/!?\[([^[\]\n]*)(?:\](?:\([^()\n]*|\[[^[\]\n]*)?)?$/u, '$1')
    .replace(/<[a-z/!][^<>\n]*$/iu, '')
    .replace(/(?<![^\s(]|\]\()(?:https?:|www\.)\S*$/iu, '');

function endCode(text: string): string {
  if (count(text, /`/gu) % 2 === 0) return text;
  return text.endsWith('`') ? text.slice(0, -1) : `${text}\``;
}

/** Strong, struck out and emphasised words. */
const endMarks = (text: string): string =>
  marks.reduce((soFar, { mark, found }) => {
    if (count(withoutCode(soFar), found) % 2 === 0) return soFar;
    // half of an end mark, or a start mark without words
    const words = soFar.replace(/[*~\s]+$/u, '');
    return count(withoutCode(words), found) % 2 === 0 ? words : words + mark;
  }, text);

/** A single star between spaces, or at the start of a list item, is no emphasis. */
const marks = [
  { mark: '**', found: /\*\*/gu },
  { mark: '~~', found: /~~/gu },
  { mark: '*', found: /(?<![*\\\s])\*(?!\*)|(?<![*\\])\*(?![*\s])/gu },
] as const;

const withoutCode = (text: string): string => text.replace(/`[^`]*`/gu, '');

const count = (text: string, found: RegExp): number => text.match(found)?.length ?? 0;
