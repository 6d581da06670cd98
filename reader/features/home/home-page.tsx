import type { ReactNode } from 'react';
import type { BundleFiles, TreeItem } from '../../../schemas/bundle/index.ts';
import { message } from '../../messages/message.ts';
import type { DerivedHome as DerivedHomeData, HeroWords } from '../../../schemas/bundle/derived-home.ts';
import { AllArticles } from './all-articles.tsx';
import { DerivedHome } from './derived-home.tsx';
import { Hero } from './hero.tsx';
import styles from './home-page.module.css';
import type { HomeSection } from './home-sections.ts';
import { sectionViews } from './section-views.tsx';

interface HomePageProps {
  sections: readonly HomeSection[];
  /** Everything there is, where editors made no sections. */
  contents: readonly TreeItem[];
  derived?: DerivedHomeData | undefined;
  /** The site's own words. */
  hero?: HeroWords | undefined;
  /** The list pages that hold something: no others are linked. */
  lists: BundleFiles['site']['lists'];
}

/** The start: a search, and the sections that have content, in their order. Source: docs/requirements.md, HM-1 and HM-2. */
export function HomePage({ sections, contents, derived, hero, lists }: HomePageProps): ReactNode {
  return (
    <>
      <Hero words={hero} />
      {sections.length === 0 && <WithoutSections contents={contents} derived={derived} />}
      {sections.map((section) => {
        const SectionView = sectionViews[section.code];
        return <SectionView key={section.id} section={section} lists={lists} />;
      })}
    </>
  );
}

function WithoutSections({ contents, derived }: Pick<HomePageProps, 'contents' | 'derived'>): ReactNode {
  if (contents.length === 0) return <p className={styles.empty}>{message('home.empty')}</p>;
  if (derived === undefined) return <AllArticles items={contents} level={2} />; // a bundle of an earlier Fieldbook
  return <DerivedHome contents={contents} derived={derived} />;
}
