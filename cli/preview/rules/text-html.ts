import type { Element, ElementContent } from 'hast';
import { html, raw } from 'hono/html';
import type { Html } from '../own-pages/own-page.ts';

/** Sanitised elements as HTML. */
export const hastHtml = (nodes: readonly ElementContent[]): Html => html`${nodes.map(nodeHtml)}`;

function nodeHtml(node: ElementContent): Html | string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element') return '';
  const { tagName, children } = node;
  const start = html`${raw(`<${tagName}`)}${attributesOf(node)}${raw('>')}`;
  return voids.has(tagName) ? start : html`${start}${children.map(nodeHtml)}${raw(`</${tagName}>`)}`;
}

const attributesOf = ({ properties }: Element): readonly Html[] =>
  Object.entries(properties).flatMap(([name, value]) => {
    if (value === false || value == null) return [];
    const attribute = raw(name === 'className' ? 'class' : name.toLowerCase());
    const text = Array.isArray(value) ? value.join(' ') : String(value);
    return value === true ? html` ${attribute}` : html` ${attribute}="${text}"`;
  });

/** The void elements that the sanitiser allows. */
const voids: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'input']);
