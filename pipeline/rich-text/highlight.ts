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

/** The text of a program as spans with class names; plain where the language is not known. */
export function highlightCode(text: string, language: string): Element['children'] {
  if (!lowlight.registered(language)) return [{ type: 'text', value: text }];
  return lowlight.highlight(language, text).children as Element['children'];
}
