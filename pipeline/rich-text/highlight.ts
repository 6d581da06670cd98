import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { common, createLowlight } from 'lowlight';
import { visit } from 'unist-util-visit';

const languagePrefix = 'language-';

const lowlight = createLowlight(common);

/** Colours code blocks that name their language (`language-js`), with highlight.js's class names. */
export function highlight() {
  return (tree: Root): void => {
    visit(tree, 'element', (node) => {
      if (node.tagName !== 'pre') return;
      const [code] = node.children;
      if (code?.type === 'element' && code.tagName === 'code') colour(code);
    });
  };
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
