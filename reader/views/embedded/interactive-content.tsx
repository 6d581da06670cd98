import { MousePointerClick } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAddress } from '../../bundle/base-path.ts';
import { parseUrl } from '../../bundle/parse-url.ts';
import { RichTextView } from '../../bundle/rich-text-view.tsx';
import { message } from '../../messages/message.ts';
import { actions } from '../actions.ts';
import poster from '../media/poster.module.css';
import styles from './interactive-content.module.css';
import type { ViewProps } from '../view.ts';

/**
 * Another site's page that a reader can try. Nothing of it is loaded until a reader opens it: the article's handler then
 * puts the frame in its place. Without scripts it opens in a window of its own. Source: docs/requirements.md, AR-6.
 */
export function InteractiveContent({ node: { fields } }: ViewProps<'interactiveContent'>): ReactNode {
  const host = parseUrl(fields.url)?.hostname;
  return (
    <figure className={styles.figure}>
      <a
        className={styles.frame}
        href={useAddress()(fields.url)}
        target="_blank"
        rel="noopener"
        data-action={actions.openFrame}
        data-title={fields.title}
      >
        <span>
          <span className={poster.title}>{fields.title}</span>{' '}
          {host !== undefined && <span className={poster.note}>{host}</span>}
        </span>{' '}
        <span className={styles.open}>
          <MousePointerClick className={styles.mark} />
          {message('frame.open')}
        </span>
      </a>
      {fields.description !== undefined && (
        <figcaption className={poster.note}>
          <RichTextView text={fields.description} />
        </figcaption>
      )}
    </figure>
  );
}
