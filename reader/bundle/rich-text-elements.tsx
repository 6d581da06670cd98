import type { Element } from 'hast';
import { toString } from 'hast-util-to-string';
import { createElement, type ReactNode } from 'react';
import { embedTag } from '../../schemas/bundle/rich-text.ts';
import { CodeFigure, languageOf } from '../views/embedded/code-figure.tsx';
import { EmbeddedNode } from '../views/embedded-node.tsx';
import { withHeadingLink } from '../views/headings/linked-heading.tsx';
import { TableRegion } from '../views/embedded/table-region.tsx';
import prose from '../views/prose.module.css';
import { TextPicture } from '../views/media/text-picture.tsx';
import type { Address } from './base-path.ts';
import type { ElementView, ReactProperties } from './hast-to-react.tsx';
import { tableLabel } from './table-label.ts';

/** The elements of a text that are more than their tag. One map for each base path, and a page has one base path. */
export function richTextElements(address: Address): Readonly<Record<string, ElementView>> {
  const known = elementsByAddress.get(address);
  if (known !== undefined) return known;
  const elements = elementsFor(address);
  elementsByAddress.set(address, elements);
  return elements;
}

const elementsByAddress = new WeakMap<Address, Readonly<Record<string, ElementView>>>();

const elementsFor = (address: Address): Readonly<Record<string, ElementView>> => ({
  [embedTag]: (_properties, _children, { data }) =>
    data?.node === undefined ? null : <EmbeddedNode node={data.node} inline={data.inline === true} />,

  a: (properties, children) => createElement('a', readdressed(properties, address), ...children),

  // one whose address was not let through has only its words
  img: ({ src, alt = '', width, height }) =>
    src === undefined ? (
      alt
    ) : (
      <TextPicture src={String(src)} alt={String(alt)} width={numberOf(width)} height={numberOf(height)} />
    ),

  table: (properties, children, element) => (
    <TableRegion label={tableLabel(element)}>{createElement('table', properties, ...children)}</TableRegion>
  ),

  code: (properties, children, element) =>
    createElement(
      'code',
      { ...(toString(element).length <= maxWordLength && word), ...properties },
      ...children,
    ),

  pre: (properties, children, element) => (
    <CodeFigure language={languageOf(element)}>{createElement('pre', properties, ...children)}</CodeFigure>
  ),

  h2: heading,
  h3: heading,
  h4: heading,
  h5: heading,
  h6: heading,
});

/** The length up to which code never breaks over two lines. It fits into a line of a list on a phone. Unit: characters. */
const maxWordLength = 24;

const word = { className: prose.word };

function heading(properties: ReactProperties, children: readonly ReactNode[], element: Element): ReactNode {
  const { id } = properties;
  const shown = createElement(element.tagName, properties, ...children);
  const title = toString(element).trim();
  return typeof id === 'string' && title !== '' ? withHeadingLink(shown, { id, title }) : shown;
}

function readdressed(properties: ReactProperties, address: Address): ReactProperties {
  const { href } = properties;
  return typeof href === 'string' ? { ...properties, href: address(href) } : properties;
}

/** Sizes are numbers or, in older texts, digits. */
const numberOf = (value: ReactProperties[string] | undefined): number | undefined =>
  Number(value) > 0 ? Number(value) : undefined;
