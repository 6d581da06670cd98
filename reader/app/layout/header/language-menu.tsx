import { Languages as LanguagesIcon, X } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useRef } from 'react';
import { message } from '../../../messages/message.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import styles from './header.module.css';
import { LanguageLink, LanguageLinks, type LanguageLinksProps } from './language-links.tsx';
import { offerText } from './offer-text.ts';
import { useOfferedLanguage } from './use-offered-language.ts';

/** Leads to this page in the site's other languages. It opens without scripts. */
export function LanguageMenu({ site, head, className }: LanguageLinksProps): ReactNode {
  const menu = useRef<HTMLDetailsElement>(null);
  const { offered, decline } = useOfferedLanguage(site, head);
  const own = site.locales?.find(({ locale }) => locale === site.locale);
  if (own === undefined) return null;
  const close = () => menu.current?.removeAttribute('open');
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    close();
    menu.current?.querySelector('summary')?.focus();
  };
  const closeOnLeave = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) close();
  };
  return (
    <div className={className}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are those of the links in it */}
      <details ref={menu} onKeyDown={closeOnEscape} onBlur={closeOnLeave}>
        <summary aria-label={message('languages.current', { language: own.name })}>
          <LanguagesIcon />
          <span>{own.name}</span>
        </summary>
        <LanguageLinks site={site} head={head} className={styles.choices} />
      </details>
      {offered !== undefined && (
        <p className={styles.offer}>
          <LanguageLink to={offered} site={site} head={head}>
            {offerText(offered.locale, offered.name)}
          </LanguageLink>
          <IconButton label={message('languages.decline', { language: own.nameHere })} onClick={decline}>
            <X />
          </IconButton>
        </p>
      )}
    </div>
  );
}
