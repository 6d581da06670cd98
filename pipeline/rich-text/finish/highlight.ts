import type { Element } from 'hast';
import { toString } from 'hast-util-to-string';
import { common, createLowlight } from 'lowlight';

const languagePrefix = 'language-';

const lowlight = createLowlight(common);

/** Colours a code block that names its language (`language-js`), with highlight.js's class names. */
export function colourCode(block: Element): void {
  const [code] = block.children;
  if (code?.type === 'element' && code.tagName === 'code') colour(code);
}

function colour(code: Element): void {
  const classes = Array.isArray(code.properties['className']) ? code.properties['className'] : [];
  const named = classes.map(String).find((name) => name.startsWith(languagePrefix)) ?? '';
  code.children = highlightCode(toString(code), named.slice(languagePrefix.length));
}

/** Source code as spans with class names. It is plain text if the language is unknown or if highlighting would take long. */
export function highlightCode(text: string, language: string): Element['children'] {
  if (!lowlight.registered(language) || isCostly(text)) return [{ type: 'text', value: text }];
  return lowlight.highlight(language, text).children as Element['children'];
}

/** Longer lines are not highlighted: some languages take cubic time in the length of a line. */
const maxLine = 1000;

/** This takes about 60 ms. */
const maxSquares = 15_000_000;

/**
 * Long runs of words without punctuation, and of punctuation without words, take quadratic time in their length. 20,000 letters in a
 * row take two seconds.
 */
function isCostly(text: string): boolean {
  if (text.split(/\r\n?|\n/u).some((line) => line.length > maxLine)) return true;
  let squares = 0;
  for (const [run] of text.matchAll(/[\w$\s.:*&-]+|[^\w\s]+/gu)) squares += run.length ** 2;
  return squares > maxSquares;
}
