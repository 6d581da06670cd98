import { useState } from 'react';
import type { BundleFiles, Head } from '../../../../schemas/bundle/index.ts';
import { languageCode, languageTag } from '../../../../schemas/languages.ts';
import { useHydrated } from '../../../browser/use-hydrated.ts';

type Site = BundleFiles['site'];
type SiteLocale = NonNullable<Site['locales']>[number];

/** Holds the locale that the reader has chosen last on this host. */
const storageKey = 'fieldbook-language';

/** A reader's choice; storage can be closed to the site. */
export function rememberLanguage(locale: string): void {
  try {
    localStorage.setItem(storageKey, locale);
  } catch {
    // the choice holds for this page
  }
}

function chosenBefore(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

/**
 * The translation of the page that the reader may prefer: the language chosen last, else the first of the browser's that the site has.
 * Undefined if it is this one, or if the page is not translated to it. `decline` keeps this language.
 */
export function useOfferedLanguage(
  site: Site,
  head: Head | undefined,
): { readonly offered: SiteLocale | undefined; readonly decline: () => void } {
  const isHydrated = useHydrated();
  const [isDeclined, setDeclined] = useState(false);
  const decline = () => {
    rememberLanguage(site.locale);
    setDeclined(true);
  };
  const wanted = isHydrated && !isDeclined ? preferredOf(site) : undefined;
  const isThere = wanted !== undefined && head?.alternates?.[wanted.locale] !== undefined;
  return { offered: isThere && wanted.locale !== site.locale ? wanted : undefined, decline };
}

function preferredOf({ locales = [], locale }: Site): SiteLocale | undefined {
  const chosen = chosenBefore();
  const known = locales.find((each) => each.locale === chosen);
  if (known !== undefined) return known;
  const own = languageCode(locale);
  for (const wanted of navigator.languages) {
    if (languageCode(wanted) === own) return undefined;
    const same = locales.filter((each) => languageCode(each.locale) === languageCode(wanted));
    if (same[0] !== undefined) return same.find((each) => tagOf(each.locale) === tagOf(wanted)) ?? same[0];
  }
  return undefined;
}

const tagOf = (locale: string): string => languageTag(locale).toLowerCase();
