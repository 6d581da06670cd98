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

/** The text of a program as spans with class names; plain where the language is not known, or where to colour it would take long. */
export function highlightCode(text: string, language: string): Element['children'] {
  if (!lowlight.registered(language) || isCostly(text)) return [{ type: 'text', value: text }];
  return lowlight.highlight(language, text).children as Element['children'];
}

/** Nobody reads a program in longer lines. Some languages take the cube of a line's length. */
const maxLine = 1000;

/** Some 60 ms. */
const maxSquares = 15_000_000;

/**
 * Words without punctuation between them, and punctuation without words, are gone through from each of their characters: the square
 * of their length. 20,000 letters in a row take two seconds.
 */
function isCostly(text: string): boolean {
  if (text.split(/\r\n?|\n/u).some((line) => line.length > maxLine)) return true;
  let squares = 0;
  for (const [run] of text.matchAll(/[\w$\s.:*&-]+|[^\w\s]+/gu)) squares += run.length ** 2;
  return squares > maxSquares;
}
