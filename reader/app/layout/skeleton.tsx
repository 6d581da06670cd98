import { type ReactNode, useLayoutEffect } from 'react';
import { pageAt, pages } from '../../../schemas/urls.ts';
import { classNames } from '../../ui/class-names.ts';
import styles from './skeleton.module.css';

/** A placeholder for the page that is loading: lines of text for an article, cards for a list. */
export function Skeleton({ path }: { path: string }): ReactNode {
  useTopOfPage();
  const isText = isArticle(path);
  return (
    <div className={styles.skeleton} aria-hidden>
      <div className={classNames(styles.bar, styles.trail)} />
      <div className={classNames(isText && styles.text)}>
        <div className={classNames(styles.bar, styles.title)} />
        {isText ? <Lines /> : <Cards />}
      </div>
    </div>
  );
}

/** An address that is no list's usually belongs to an article. */
const isArticle = (path: string): boolean =>
  pageAt(path) === undefined && !path.startsWith(`${pages.capabilities}/`);

/** Scrolls to the top while the skeleton is shown; stopping the navigation restores the position. */
function useTopOfPage(): void {
  useLayoutEffect(() => {
    const before = scrollY;
    scrollTo({ top: 0, behavior: 'instant' });
    return () => scrollTo({ top: before, behavior: 'instant' });
  }, []);
}

const Lines = (): ReactNode => (
  <div className={styles.lines}>
    {Array.from({ length: 9 }, (_, index) => (
      <div key={index} className={styles.bar} />
    ))}
  </div>
);

const Cards = (): ReactNode => (
  <div className={styles.cards}>
    {Array.from({ length: 12 }, (_, index) => (
      <div key={index} className={styles.card} />
    ))}
  </div>
);
