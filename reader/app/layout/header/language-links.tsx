import type { ReactNode } from 'react';
import type { BundleFiles, Head } from '../../../../schemas/bundle/index.ts';
import { languageTag } from '../../../../schemas/languages.ts';
import { pages } from '../../../../schemas/urls.ts';
import { message } from '../../../messages/message.ts';
import { rememberLanguage } from './use-offered-language.ts';

export interface LanguageLinksProps {
  site: BundleFiles['site'];
  /** Undefined while the page has not loaded, or has failed. */
  head: Head | undefined;
  className?: string | undefined;
}

/** A link to this page in each language, or to what is nearest to it there. Each is a document of its own. */
export const LanguageLinks = ({ site, head, className }: LanguageLinksProps): ReactNode => (
  <ul className={className} aria-label={message('languages.label')}>
    {site.locales?.map((each) => (
      <li key={each.locale}>
        <LanguageLink to={each} site={site} head={head}>
          {each.name}
        </LanguageLink>
        {head?.alternates?.[each.locale] === undefined && <small>{message('languages.missing')}</small>}
      </li>
    ))}
  </ul>
);

interface LanguageLinkProps extends Pick<LanguageLinksProps, 'site' | 'head'> {
  to: NonNullable<BundleFiles['site']['locales']>[number];
  children: ReactNode;
}

export function LanguageLink({ to, site, head, children }: LanguageLinkProps): ReactNode {
  const { locale, basePath, siteUrl } = to;
  const path = head?.alternates?.[locale] ?? head?.nearest?.[locale] ?? pages.home;
  const host = siteUrl === site.siteUrl ? '' : (siteUrl ?? '');
  const tag = languageTag(locale);
  return (
    <a
      href={host + basePath.slice(0, -1) + path}
      hrefLang={tag}
      lang={tag}
      aria-current={locale === site.locale || undefined}
      onClick={({ currentTarget }) => {
        // sections that editors have named have the same name in each language, and a search finds by the same words
        currentTarget.hash = location.hash;
        currentTarget.search = location.search;
        rememberLanguage(locale);
      }}
    >
      {children}
    </a>
  );
}
