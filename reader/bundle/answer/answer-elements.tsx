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
import type { ResolveCitation, Source } from './citation.ts';
import { tableLabel } from '../table-label.ts';

/** The elements of an answer that are more than their tag. Without `resolve`, links are their words. */
export const answerElements = (answer: AnswerLinks): Readonly<Record<string, ElementView>> => ({
  a: (_properties, children, { element }) => (
    <AnswerLink {...answer} element={element}>
      {children}
    </AnswerLink>
  ),

  table: (properties, children, { element, create }) => (
    <TableRegion label={tableLabel(element)}>{create('table', properties, ...children)}</TableRegion>
  ),
});

interface AnswerLinks {
  resolve: ResolveCitation | undefined;
  address: Address;
  /** In the order of the list below the answer. */
  sources?: readonly Source[] | undefined;
}

interface AnswerLinkProps extends AnswerLinks {
  element: Element;
  children: readonly ReactNode[];
}

/**
 * A link whose target the bundle confirms, or only its words. A link to another site shows the host, because the words
 * can be false.
 */
function AnswerLink({ element, resolve, address, sources = [], children }: AnswerLinkProps): ReactNode {
  const { href } = element.properties;
  const words = toString(element).trim();
  const citation = typeof href === 'string' && words !== '' ? resolve?.(href) : undefined;
  if (citation === undefined || citation.state === 'gone') return createElement(Fragment, null, ...children);
  if (isNumber(words)) return <CitedNumber {...{ words, citation, address, sources }} />;
  // a page is called by its name rather than by its address
  const shown = isAddress(words) ? [citation.title] : children;
  if (citation.state !== 'offSite') return createElement('a', { href: address(citation.url) }, ...shown);
  return (
    <a href={citation.url} {...newWindow}>
      {createElement(Fragment, null, ...shown)}
      {!isAddress(words) && <span className={styles.host}> ({citation.host})</span>}{' '}
      <ArrowUpRight className={styles.away} />
      <VisuallyHidden>{message('site.opensNewWindow')}</VisuallyHidden>
    </a>
  );
}

interface CitedNumberProps extends Pick<AnswerLinks, 'address'> {
  words: string;
  citation: Source;
  sources: readonly Source[];
}

/** A citation as the number that its page has in the list of sources, else as its own. */
function CitedNumber({ words, citation, address, sources }: CitedNumberProps): ReactNode {
  const isAway = citation.state === 'offSite';
  const place = sources.findIndex(({ url }) => pageOf(url) === pageOf(citation.url));
  return (
    <a
      className={styles.citation}
      title={citation.title}
      href={isAway ? citation.url : address(citation.url)}
      {...(isAway && newWindow)}
    >
      {place < 0 ? words.replace(/\D/gu, '') : place + 1}
      <VisuallyHidden>
        {` ${citation.title} `}
        {isAway && message('site.opensNewWindow')}
      </VisuallyHidden>
    </a>
  );
}

const newWindow = { target: '_blank', rel: 'noopener noreferrer' };

/** `1` and `[1]`: how language models cite. */
const isNumber = (words: string): boolean => /^\[?\d{1,2}\]?$/u.test(words);

const pageOf = (url: string): string => url.replace(/#.*$/su, '');

const isAddress = (words: string): boolean => /^(?:https?:\/\/|www\.)\S+$/iu.test(words);
