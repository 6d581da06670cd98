import type { ReactNode } from 'react';
import { useAddress } from '../../bundle/base-path.ts';
import { message } from '../../messages/message.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

/**
 * A link in an article. A plain `a`: one handler on the article's body follows links of this site inside the app, so
 * that links of prerendered text, which React does not render, work in the same way.
 */
export function ArticleLink(props: {
  url: string;
  className?: string | undefined;
  opensNewWindow?: boolean;
  children: ReactNode;
}): ReactNode {
  const href = useAddress()(props.url);
  if (props.opensNewWindow !== true) {
    return (
      <a className={props.className} href={href}>
        {props.children}
      </a>
    );
  }
  return (
    <a className={props.className} href={href} target="_blank" rel="noopener">
      {props.children} <VisuallyHidden>{message('site.opensNewWindow')}</VisuallyHidden>
    </a>
  );
}
