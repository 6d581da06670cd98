import type { MouseEvent, ReactNode } from 'react';
import type { BundleFiles, Head } from '../../../../schemas/bundle/index.ts';
import { languageTag } from '../../../../schemas/languages.ts';
import { pages } from '../../../../schemas/urls.ts';
import { message } from '../../../messages/message.ts';

export interface LanguageLinksProps {
  site: BundleFiles['site'];
  /** Undefined while the page has not loaded, or has failed. */
  head: Head | undefined;
  className?: string | undefined;
}

/** A link to this page in each language, or to what is nearest to it there. Each is a document of its own. */
export const LanguageLinks = ({ site, head, className }: LanguageLinksProps): ReactNode => (
  <ul className={className} aria-label={message('languages.label')}>
    {site.locales?.map(({ locale, name, basePath, siteUrl }) => {
      const own = head?.alternates?.[locale];
      const path = own ?? head?.nearest?.[locale] ?? pages.home;
      const host = siteUrl === site.siteUrl ? '' : (siteUrl ?? '');
      const tag = languageTag(locale);
      return (
        <li key={locale}>
          <a
            href={host + basePath.slice(0, -1) + path}
            hrefLang={tag}
            lang={tag}
            aria-current={locale === site.locale || undefined}
            onClick={keepPlace}
          >
            {name}
          </a>
          {own === undefined && <small>{message('languages.missing')}</small>}
        </li>
      );
    })}
  </ul>
);

/** Sections that editors have named have the same name in each language. */
function keepPlace({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
  currentTarget.hash = location.hash;
}
