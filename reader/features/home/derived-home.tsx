import type { ReactNode } from 'react';
import type { ArticleCard } from '../../../schemas/bundle/around-article.ts';
import type { DerivedHome as Derived } from '../../../schemas/bundle/derived-home.ts';
import type { TreeItem } from '../../../schemas/bundle/index.ts';
import { CardTitle } from '../../bundle/cards/card-title.tsx';
import cardStyles from '../../bundle/cards/cards.module.css';
import { longDate } from '../../messages/long-date.ts';
import { message } from '../../messages/message.ts';
import { Card } from '../../ui/cards/card.tsx';
import { CategoryCard } from '../../ui/cards/category-card.tsx';
import { fullColumns, Grid } from '../../ui/grid.tsx';
import { SiteLink } from '../../ui/links/site-link.tsx';
import listStyles from './all-articles.module.css';
import { AllArticles, anchorOf } from './all-articles.tsx';
import { HomeSection } from './home-section.tsx';

interface DerivedHomeProps {
  derived: Derived;
  /** Everything there is: what no card leads to is reached from here. */
  contents: readonly TreeItem[];
}

/** The home page where editors made no sections. Source: docs/requirements.md, MP-12. */
export const DerivedHome = ({ derived, contents }: DerivedHomeProps): ReactNode => (
  <>
    <Section id="groups" title={message('home.groups')} list={derived.groups}>
      <Grid columns={fullColumns(derived.groups.length)}>
        {derived.groups.map((group) => (
          <li key={group.id}>
            <CategoryCard category={categoryOf(group)} level={3} />
          </li>
        ))}
      </Grid>
    </Section>
    <Section id="newest" title={message('home.newest')} list={derived.newest}>
      <Grid columns={fullColumns(derived.newest.length)}>
        {derived.newest.map((card) => (
          <li key={card.id}>
            <NewCard card={card} />
          </li>
        ))}
      </Grid>
    </Section>
    <Section id="most-linked" title={message('home.mostLinked')} list={derived.mostLinked}>
      <ul className={listStyles.links}>
        {derived.mostLinked.map(({ id, title, url }) => (
          <li key={id}>
            <SiteLink to={url}>{title}</SiteLink>
          </li>
        ))}
      </ul>
    </Section>
    <Section id="all" title={message('home.allArticles')} list={contents}>
      <AllArticles items={contents} level={3} />
    </Section>
  </>
);

interface SectionProps {
  id: string;
  title: string;
  /** What the section shows: without any there is none. */
  list: readonly unknown[];
  children: ReactNode;
}

const Section = ({ id, title, list, children }: SectionProps): ReactNode =>
  list.length > 0 && (
    <HomeSection id={id} title={title}>
      {children}
    </HomeSection>
  );

/** A group without a page of its own leads to its list further down. */
const categoryOf = ({ articles, url, icon, ...group }: Derived['groups'][number]) => ({
  ...group,
  icon: icon ?? (false as const),
  url: url ?? `#${anchorOf(group)}`,
  isPro: false,
  colours: [],
  links: articles.map((link) => ({ ...link, isPro: false })),
});

const NewCard = ({ card: { title, url, publishedOn, description } }: { card: ArticleCard }): ReactNode => (
  <Card isLink>
    <CardTitle card={{ title, url, isPro: false }} />
    {publishedOn !== undefined && (
      <time dateTime={publishedOn} className={cardStyles.meta}>
        {longDate(publishedOn)}
      </time>
    )}
    {description !== undefined && <p className={cardStyles.text}>{description}</p>}
  </Card>
);
