import { type ReactNode, useRef } from 'react';
import type { BundleFiles } from '../../../schemas/bundle/index.ts';
import { pages } from '../../../schemas/urls.ts';
import { message } from '../../messages/message.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/links/button-link.tsx';
import { EmptyState } from '../../ui/lists/empty-state.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { resultsAddress } from '../../ui/search-field/results-address.ts';
import { wholeNumber } from '../../messages/whole-number.ts';
import styles from './announcements-page.module.css';
import { ChosenTypes } from './chosen-types.tsx';
import { filterAnnouncements } from './filter.ts';
import { Months } from './months.tsx';
import { TypeFilter } from './type-filter.tsx';
import { useFilter } from './use-filter.ts';
import { WordsField } from './words-field.tsx';

/** The announcements by month, with a filter that is part of the address. Source: docs/requirements.md, AN-1 to AN-3. */
export function AnnouncementsPage({ items, types }: BundleFiles['announcements']): ReactNode {
  const { filter, setWords, setTypes, clear } = useFilter(types);
  const found = filterAnnouncements(items, filter);
  const isNarrowed = filter.words !== '' || filter.types.length > 0;
  const count = useRef<HTMLParagraphElement>(null);
  /** The pressed button may be removed with its filter. */
  const thenFocusCount = (change: () => void) => {
    change();
    count.current?.focus();
  };
  return (
    <>
      <PageHeading title={message('announcements.heading')} lead={message('announcements.lead')} />
      <div className={styles.tools}>
        <WordsField words={filter.words} onChange={setWords} />
        {types.length > 0 && <TypeFilter types={types} chosen={filter.types} onApply={setTypes} />}
      </div>
      <div className={styles.outcome}>
        <p ref={count} role="status" tabIndex={-1} className={styles.count}>
          {countText(found.length, items.length)}
        </p>
        <ChosenTypes
          types={types}
          chosen={filter.types}
          onChange={(chosen) => thenFocusCount(() => setTypes(chosen))}
        />
      </div>
      {/* Made anew where it is narrowed down: what a shared address leaves out shifts nothing that is in sight. */}
      <div key={String(isNarrowed)} className={styles.list}>
        {found.length === 0 && (
          <EmptyState title={message('announcements.empty')} advice={message('announcements.emptyAdvice')}>
            {items.length > 0 && (
              <Button onClick={() => thenFocusCount(clear)}>{message('announcements.clear')}</Button>
            )}
            <ButtonLink to={resultsAddress(pages.search, filter.words)} look="secondary">
              {message('announcements.searchAll')}
            </ButtonLink>
          </EmptyState>
        )}
        <Months items={found} />
      </div>
    </>
  );
}

function countText(count: number, total: number): string {
  if (count < total) return message('announcements.countOf', { count: wholeNumber(count), total });
  return message('announcements.count', { count });
}
