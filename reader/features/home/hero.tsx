import type { ReactNode } from 'react';
import type { HeroWords } from '../../../schemas/bundle/derived-home.ts';
import { pages } from '../../../schemas/urls.ts';
import { message } from '../../messages/message.ts';
import { SearchForm } from '../../ui/search-field/search-form.tsx';
import styles from './hero.module.css';

/** The question that the whole site answers. Source: docs/requirements.md, HM-1. */
export function Hero({ words = {} }: { words?: HeroWords | undefined }): ReactNode {
  return (
    <div className={styles.hero} data-width="full">
      <div className={styles.inside}>
        <h1 className={styles.heading}>{words.title ?? message('home.heading')}</h1>
        <p className={styles.lead}>{words.text ?? message('home.lead')}</p>
        <SearchForm
          action={pages.search}
          label={message('searchForm.label')}
          placeholder={words.placeholder}
          look="large"
        />
      </div>
    </div>
  );
}
