import { isRoutedType } from '../../../schemas/urls.ts';
import { rule } from '../../rule.ts';

/** Says nothing where a site has one locale. */
export const missingPage = rule<{ readonly locale: string; readonly source: string }>({
  id: 'translations/missing-page',
  severity: 'info',
  summary: 'Every page has a text in every locale of the site.',
  advice:
    'Open the entry, show the locale under Translation, and translate its fields. `untranslated` in the configuration says what readers see until then.',
  message: ({ locale, source }) => `The page has no text in ${locale}; it is written in ${source}.`,
  *check(entry, { sourceEntries, locale, translations, alternates }) {
    const { isUntranslated, type, id } = entry;
    if (isUntranslated !== true || type === undefined || !isRoutedType(type) || !sourceEntries.has(id))
      return;
    const [source] = translations;
    const paths = alternates.get(id);
    if (source !== undefined && (paths?.own[source.locale] ?? paths?.copies[source.locale]) !== undefined)
      yield { at: { entry: id }, detail: { locale, source: source.locale }, target: locale };
  },
});
