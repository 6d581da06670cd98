import type { ReactNode } from 'react';
import { message } from '../../messages/message.ts';
import type { MessageKey } from '../../messages/messages.ts';
import { ButtonLink } from '../../ui/links/button-link.tsx';
import styles from './home-section.module.css';

interface HomeSectionProps {
  /** Also of its heading. */
  id: string;
  title: string;
  /** The link to what the section does not show. */
  more?: { label: MessageKey; url: string } | false;
  children: ReactNode;
}

/** A part of the home page: its heading, and beside that the way to everything of its kind. */
export const HomeSection = ({ id, title, more = false, children }: HomeSectionProps): ReactNode => (
  <section className={styles.section} aria-labelledby={id} data-section={id}>
    <div className={styles.head}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      {more !== false && (
        <ButtonLink to={more.url} look="secondary">
          <span aria-hidden className={styles.short}>
            {message('home.seeAll')} ›
          </span>
          <span className={styles.long}>{message(more.label)}</span>
        </ButtonLink>
      )}
    </div>
    {children}
  </section>
);
