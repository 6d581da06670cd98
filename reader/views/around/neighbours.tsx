import type { ReactNode } from 'react';
import type { AboutArticle } from '../../../schemas/bundle/around-article.ts';
import type { NodeLink } from '../../../schemas/bundle/node-link.ts';
import { message } from '../../messages/message.ts';
import { classNames } from '../../ui/class-names.ts';
import { ArticleLink } from '../site/article-link.tsx';
import card from '../site/link-card.module.css';
import styles from './around.module.css';

/** The articles before and after this one in the order of its topic. Source: docs/requirements.md, MP-5. */
export function Neighbours({ about: { previous, next } }: { about: AboutArticle }): ReactNode {
  if (previous === undefined && next === undefined) return null;
  return (
    <nav className={classNames(styles.cards, styles.pair)} aria-label={message('article.neighbours')}>
      {previous !== undefined && <Neighbour link={previous} word={message('article.previous')} />}
      {next !== undefined && <Neighbour link={next} word={message('article.next')} className={styles.next} />}
    </nav>
  );
}

interface NeighbourProps {
  readonly link: NodeLink;
  readonly word: string;
  readonly className?: string | undefined;
}

const Neighbour = ({ link, word, className }: NeighbourProps): ReactNode => (
  <ArticleLink url={link.url} className={classNames(card.card, className)}>
    <span className={card.text}>
      <span className={card.type}>{word}</span> <span className={card.title}>{link.title}</span>
    </span>
  </ArticleLink>
);
