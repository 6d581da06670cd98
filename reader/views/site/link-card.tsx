import { ArrowRight, ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { isArticleType } from '../../../schemas/content/article-types.ts';
import { message } from '../../messages/message.ts';
import { ArticleLink } from './article-link.tsx';
import styles from './link-card.module.css';

/** A link that fills a card. `type`: the content type that it leads to; articles are named by theirs. */
export function LinkCard(props: {
  url: string;
  title: string;
  type?: string | undefined;
  opensNewWindow?: boolean;
}): ReactNode {
  const kind =
    props.type !== undefined && isArticleType(props.type) ? message(`type.${props.type}`) : undefined;
  const Mark = props.opensNewWindow === true ? ExternalLink : ArrowRight;
  return (
    <ArticleLink className={styles.card} url={props.url} opensNewWindow={props.opensNewWindow === true}>
      <span className={styles.text}>
        <span className={styles.title}>{props.title}</span>
        {kind !== undefined && <span className={styles.type}>{kind}</span>}
      </span>
      <Mark className={styles.mark} aria-hidden />
    </ArticleLink>
  );
}
