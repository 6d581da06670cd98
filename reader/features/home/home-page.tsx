import type { ReactNode } from 'react';
import { message } from '../../messages/message.ts';
import { Hero } from './hero.tsx';
import styles from './home-page.module.css';
import type { HomeSection } from './home-sections.ts';
import { sectionViews } from './section-views.tsx';

/** The start: a search, and the sections that have content, in their order. Source: requirements HM-1 and HM-2. */
export function HomePage({ sections }: { sections: readonly HomeSection[] }): ReactNode {
  return (
    <>
      <Hero />
      {sections.length === 0 && <p className={styles.empty}>{message('home.empty')}</p>}
      {sections.map((section) => {
        const SectionView = sectionViews[section.code];
        return <SectionView key={section.id} section={section} />;
      })}
    </>
  );
}
