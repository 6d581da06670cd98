import { toString } from 'hast-util-to-string';
import type { ReactNode } from 'react';
import { sameForSame } from '../../schemas/base/same-for-same.ts';
import { embedTag } from '../../schemas/bundle/rich-text.ts';
import { CodeFigure, languageOf } from '../views/embedded/code-figure.tsx';
import { EmbeddedNode } from '../views/embedded-node.tsx';
import { withHeadingLink } from '../views/headings/linked-heading.tsx';
import { TableRegion } from '../views/embedded/table-region.tsx';
import prose from '../views/prose.module.css';
import { TextPicture } from '../views/media/text-picture.tsx';
import type { Address } from './base-path.ts';
import type { ElementSource, ElementView, ReactProperties } from './hast-to-react.tsx';
import { tableLabel } from './table-label.ts';

/** The elements of a text that are more than their tag. */
export const richTextElements = sameForSame(elementsFor);

function elementsFor(address: Address): Readonly<Record<string, ElementView>> {
  return {
    [embedTag]: (_properties, _children, { element: { data } }) =>
      data?.node === undefined ? null : <EmbeddedNode node={data.node} inline={data.inline === true} />,

    a: (properties, children, { create }) => create('a', readdressed(properties, address), ...children),

    // one whose address was not let through has only its words
    img: ({ src, alt = '', width, height }) =>
      src === undefined ? (
        alt
      ) : (
        <TextPicture src={String(src)} alt={String(alt)} width={numberOf(width)} height={numberOf(height)} />
      ),

    table: (properties, children, { element, create }) => (
      <TableRegion label={tableLabel(element)}>{create('table', properties, ...children)}</TableRegion>
    ),

    code: (properties, children, { element, create }) =>
      create('code', { ...(toString(element).length <= maxWordLength && word), ...properties }, ...children),

    pre: (properties, children, { element, create }) => (
      <CodeFigure language={languageOf(element)}>{create('pre', properties, ...children)}</CodeFigure>
    ),

    h2: heading,
    h3: heading,
    h4: heading,
    h5: heading,
    h6: heading,
  };
}

/** The length up to which code never breaks over two lines. It fits into a line of a list on a phone. Unit: characters. */
const maxWordLength = 24;

const word = { className: prose.word };

function heading(
  properties: ReactProperties,
  children: readonly ReactNode[],
  { element, create }: ElementSource,
): ReactNode {
  const { id } = properties;
  const shown = create(element.tagName, properties, ...children);
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
