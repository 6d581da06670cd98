import { createElement, type ReactNode } from 'react';
import type { Create, ReactProperties } from '../../bundle/hast-to-react.tsx';

export interface TextHtml {
  /** Makes an element of a text: a place for its HTML, or React's own element where the text has a component in it. */
  readonly create: Create;
  /** Fills the places. */
  readonly fill: (html: string) => string;
}

/** Writes elements of texts as the HTML that React would write: React takes several times as long for each of them. */
export function textHtml(): TextHtml {
  const written: string[] = [];
  const htmlOf = new Map<ReactNode, string>();
  return {
    create(tag, properties, ...children) {
      const html = elementHtml(tag, {
        attributes: attributesOf(properties),
        content: contentOf(children, htmlOf),
      });
      if (html === undefined) return createElement(tag, properties, ...children);
      const place = createElement(placeTag, { 'data-number': written.push(html) - 1 });
      htmlOf.set(place, html);
      return place;
    },
    fill: (html) => html.replace(places, (_, number: string) => written[Number(number)] ?? ''),
  };
}

const placeTag = 'fieldbook-text';
const places = new RegExp(`<${placeTag} data-number="(\\d+)"></${placeTag}>`, 'gu');

/** The elements that React writes without a rule of their own. */
const plainTags = new Set(
  'a abbr b blockquote cite code dd del dfn div dl dt em h2 h3 h4 h5 h6 i ins kbd li mark ol p q s samp small span strong sub sup table tbody td tfoot th thead tr u ul var'.split(
    ' ',
  ),
);
const emptyTags = new Set(['br', 'hr']);

interface Parts {
  readonly attributes: string | undefined;
  readonly content: string | undefined;
}

function elementHtml(tag: string, { attributes, content }: Parts): string | undefined {
  if (attributes === undefined || content === undefined) return undefined;
  if (plainTags.has(tag)) return `<${tag}${attributes}>${content}</${tag}>`;
  return emptyTags.has(tag) && content === '' ? `<${tag}${attributes}/>` : undefined;
}

const attributeNames: Readonly<Record<string, string>> = {
  className: 'class',
  href: 'href',
  id: 'id',
  lang: 'lang',
  rel: 'rel',
  target: 'target',
  title: 'title',
};

/** Undefined if one of them is not simply written. */
function attributesOf(properties: ReactProperties): string | undefined {
  let html = '';
  for (const property in properties) {
    const name = attributeNames[property];
    const value = properties[property];
    if (name === undefined || typeof value !== 'string') return undefined;
    if (name === 'href' && !safeAddress.test(value)) return undefined;
    html += ` ${name}="${escaped(value)}"`;
  }
  return html;
}

/** React has rules of its own for an empty one and for scripts. */
const safeAddress = /^(?:https?:|mailto:|tel:|[#/?])/u;

/** Undefined if there is an element of React among the children. */
function contentOf(
  children: readonly ReactNode[],
  htmlOf: ReadonlyMap<ReactNode, string>,
): string | undefined {
  let html = '';
  let isAfterText = false;
  for (const child of children) {
    if (typeof child === 'string') {
      if (child === '') continue;
      html += (isAfterText ? '<!-- -->' : '') + escaped(child); // React keeps two texts apart
      isAfterText = true;
    } else if (child !== null) {
      const written = htmlOf.get(child);
      if (written === undefined) return undefined;
      html += written;
      isAfterText = false;
    }
  }
  return html;
}

const escaped = (text: string): string =>
  special.test(text) ? text.replace(allSpecial, (character) => entities[character] ?? character) : text;

const special = /["&'<>]/u;
const allSpecial = /["&'<>]/gu;
const entities: Readonly<Record<string, string>> = {
  '"': '&quot;',
  '&': '&amp;',
  "'": '&#x27;',
  '<': '&lt;',
  '>': '&gt;',
};
