import type { ReactNode } from 'react';
import type { BundleFiles, TreeItem } from '../../../schemas/bundle/index.ts';
import { message } from '../../messages/message.ts';
import { AllArticles } from './all-articles.tsx';
import { Hero } from './hero.tsx';
import styles from './home-page.module.css';
import type { HomeSection } from './home-sections.ts';
import { sectionViews } from './section-views.tsx';

interface HomePageProps {
  sections: readonly HomeSection[];
  /** Everything there is, where editors made no sections. */
  contents: readonly TreeItem[];
  /** The list pages that hold something: no others are linked. */
  lists: BundleFiles['site']['lists'];
}

/** The start: a search, and the sections that have content, in their order. Source: docs/requirements.md, HM-1 and HM-2. */
export function HomePage({ sections, contents, lists }: HomePageProps): ReactNode {
  return (
    <>
      <Hero />
      {sections.length === 0 &&
        (contents.length > 0 ? (
          <AllArticles items={contents} />
        ) : (
          <p className={styles.empty}>{message('home.empty')}</p>
        ))}
      {sections.map((section) => {
        const SectionView = sectionViews[section.code];
        return <SectionView key={section.id} section={section} lists={lists} />;
      })}
    </>
  );
}
