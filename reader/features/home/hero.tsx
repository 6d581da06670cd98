import type { ReactNode } from 'react';
import { pages } from '../../../schemas/urls.ts';
import { message } from '../../messages/message.ts';
import { SearchForm } from '../../ui/search-field/search-form.tsx';
import styles from './hero.module.css';

/** The question that the whole site answers. Source: docs/requirements.md, HM-1. */
export function Hero(): ReactNode {
  return (
    <div className={styles.hero} data-width="full">
      <div className={styles.inside}>
        <h1 className={styles.heading}>{message('home.heading')}</h1>
        <p className={styles.lead}>{message('home.lead')}</p>
        <SearchForm action={pages.search} label={message('searchForm.label')} look="large" />
      </div>
    </div>
  );
}
