import type { Element } from 'hast';
import { toString } from 'hast-util-to-string';
import { ArrowUpRight } from 'lucide-react';
import { createElement, Fragment, type ReactNode } from 'react';
import { message } from '../../messages/message.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { TableRegion } from '../../views/embedded/table-region.tsx';
import type { Address } from '../base-path.ts';
import type { ElementView } from '../hast-to-react.tsx';
import styles from './answer-text.module.css';
import type { ResolveCitation } from './citation.ts';
import { tableLabel } from '../table-label.ts';

/** The elements of an answer that are more than their tag. Without `resolve`, links are their words. */
export const answerElements = (
  resolve: ResolveCitation | undefined,
  address: Address,
): Readonly<Record<string, ElementView>> => ({
  a: (_properties, children, element) => (
    <AnswerLink {...{ element, resolve, address }}>{children}</AnswerLink>
  ),

  table: (properties, children, element) => (
    <TableRegion label={tableLabel(element)}>{createElement('table', properties, ...children)}</TableRegion>
  ),
});

interface AnswerLinkProps {
  element: Element;
  resolve: ResolveCitation | undefined;
  address: Address;
  children: readonly ReactNode[];
}

/**
 * A link whose target the bundle confirms, or only its words. A link to another site shows the host, because the words
 * can be false.
 */
function AnswerLink({ element, resolve, address, children }: AnswerLinkProps): ReactNode {
  const { href } = element.properties;
  const words = toString(element).trim();
  const citation = typeof href === 'string' && words !== '' ? resolve?.(href) : undefined;
  if (citation === undefined || citation.state === 'gone') return createElement(Fragment, null, ...children);
  // a page is called by its name rather than by its address
  const shown = isAddress(words) ? [citation.title] : children;
  if (citation.state !== 'offSite') return createElement('a', { href: address(citation.url) }, ...shown);
  return (
    <a href={citation.url} target="_blank" rel="noopener noreferrer">
      {createElement(Fragment, null, ...shown)}
      {!isAddress(words) && <span className={styles.host}> ({citation.host})</span>}{' '}
      <ArrowUpRight className={styles.away} />
      <VisuallyHidden>{message('site.opensNewWindow')}</VisuallyHidden>
    </a>
  );
}

const isAddress = (words: string): boolean => /^(?:https?:\/\/|www\.)\S+$/iu.test(words);
