import { ArrowRight, ExternalLink } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { isArticleType } from '../../../schemas/content/article-types.ts';
import { useLabel } from '../../bundle/labels.ts';
import { message } from '../../messages/message.ts';
import { ArticleLink } from './article-link.tsx';
import styles from './link-card.module.css';

/** What readers call an article of a type. */
function useArticleLabel(type: string | undefined): string | undefined {
  const key = type !== undefined && isArticleType(type) ? (`type.${type}` as const) : undefined;
  return useLabel(key ?? '', key === undefined ? '' : message(key)) || undefined;
}

/** A link that fills a card. `type`: the content type that it leads to; articles are named by theirs. */
export function LinkCard(props: {
  url: string;
  title: string;
  type?: string | undefined;
  summary?: string | undefined;
  opensNewWindow?: boolean;
}): ReactNode {
  const kind = useArticleLabel(props.type);
  const Mark = props.opensNewWindow === true ? ExternalLink : ArrowRight;
  return (
    <ArticleLink className={styles.card} url={props.url} opensNewWindow={props.opensNewWindow === true}>
      <span className={styles.text}>
        <span className={styles.title}>{props.title}</span>
        {[kind, props.summary].map(
          (words) =>
            words !== undefined && (
              <Fragment key={words}>
                {' '}
                <span className={styles.type}>{words}</span>
              </Fragment>
            ),
        )}
      </span>
      <Mark className={styles.mark} />
    </ArticleLink>
  );
}
