import type { ReactNode } from 'react';
import type { AboutArticle } from '../../../../schemas/bundle/around-article.ts';
import type { NodeLink } from '../../../../schemas/bundle/node-link.ts';
import { message } from '../../../messages/message.ts';
import { ArticleLink } from '../../../views/site/article-link.tsx';
import styles from './neighbours.module.css';

/** The articles before and after this one in the order of its topic. Source: docs/requirements.md, MP-5. */
export function Neighbours({ about: { previous, next } }: { about: AboutArticle }): ReactNode {
  if (previous === undefined && next === undefined) return null;
  return (
    <nav className={styles.nav} aria-label={message('article.neighbours')}>
      {previous !== undefined && <Neighbour link={previous} word={message('article.previous')} />}
      {next !== undefined && <Neighbour link={next} word={message('article.next')} className={styles.next} />}
    </nav>
  );
}

const Neighbour = (props: { link: NodeLink; word: string; className?: string | undefined }): ReactNode => (
  <div className={props.className}>
    <ArticleLink url={props.link.url} className={styles.link}>
      <span className={styles.word}>{props.word}</span> <span>{props.link.title}</span>
    </ArticleLink>
  </div>
);
