import type { ReactNode } from 'react';
import { pages } from '../../../../schemas/urls.ts';
import { message as words } from '../../../messages/message.ts';
import { SiteLink } from '../../../ui/links/site-link.tsx';
import { resultsAddress } from '../../../ui/search-field/results-address.ts';
import styles from './messages.module.css';

/** A longer question is cut where it is shown; the search gets all of it. */
const maxShownCharacters = 60;

/** The way on without a machine. */
export function SearchInstead({ question }: { question: string }): ReactNode {
  const shown =
    question.length > maxShownCharacters ? `${question.slice(0, maxShownCharacters).trimEnd()}…` : question;
  return (
    <p>
      <SiteLink to={resultsAddress(pages.search, question)} className={styles.wayOn}>
        {words('chat.search', { words: shown })}
      </SiteLink>
    </p>
  );
}
