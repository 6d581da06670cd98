import { createElement, Fragment, type ReactNode, useContext, useMemo } from 'react';
import { type ElementView, hastToReact } from '../hast-to-react.tsx';
import { isOwnAddress, resultUrl } from '../pages/result-url.ts';
import { SiteAddress } from '../pages/site-address.ts';
import { cut, hasMarkup, isParsable, plainText, unescaped } from './plain-text.ts';
import styles from './result-html.module.css';
import { useParseResult } from './use-parse-result.ts';

interface ResultHtmlProps {
  /** A title or an abstract as the search service gives it. */
  html: string;
  /**
   * In a heading or a link: links and blocks become their words, and there is nothing around them. A text that has no words
   * left is shown as it was written, so that there is always something to press. Else: a block of running text.
   */
  inline?: boolean;
}

/**
 * The HTML of a result as elements that the allow list names, or, until the parser is there and where a text is too large
 * for it, as its words. No HTML string reaches the page. Source: docs/requirements.md, SR-7.
 */
export function ResultHtml({ html, inline = false }: ResultHtmlProps): ReactNode {
  const source = unescaped(html);
  const isParsed = hasMarkup(source) && isParsable(source);
  const parse = useParseResult(isParsed);
  const links = useResultLinks();
  const content = useMemo(() => {
    if (!isParsed || parse === undefined) return plainText(source);
    const nodes = parse(source, { inline });
    return nodes.length === 0 ? '' : hastToReact(nodes, links);
  }, [source, isParsed, parse, inline, links]);
  if (inline) return content === '' ? cut(source) : content;
  return content === '' ? null : <div className={styles.text}>{content}</div>;
}

/**
 * A link without a safe target is shown as its words. A link to another site opens a new window. Source:
 * docs/requirements.md, LY-4.
 */
function useResultLinks(): Readonly<Record<string, ElementView>> {
  const site = useContext(SiteAddress);
  return useMemo(
    () => ({
      a: ({ href, ...properties }, children) => {
        const url = typeof href === 'string' ? resultUrl(href, site) : undefined;
        if (url === undefined) return createElement(Fragment, null, ...children);
        const link = isOwnAddress(url)
          ? { href: site.basePath.slice(0, -1) + url }
          : { href: url, target: '_blank', rel: 'noopener noreferrer' };
        return createElement('a', { ...properties, ...link }, ...children);
      },
    }),
    [site],
  );
}
