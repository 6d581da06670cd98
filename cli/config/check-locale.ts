import { languageCode } from '../../schemas/languages.ts';
import type { PipelineConfig } from '../../pipeline/config/config.ts';
import { type RawExport, rawLocale } from '../../pipeline/decode/export/raw-export.ts';
import { hintOf } from '../../pipeline/nearest.ts';
import { didYouMean } from '../terminal/did-you-mean.ts';
import { UsageError } from '../usage-error.ts';

/**
 * Throws if `--locale` or the configuration names a locale that the export does not have. An export without locales, or with
 * locales that cannot be read, is a finding instead.
 */
export function checkLocale(
  { locales }: Pick<RawExport, 'locales'>,
  config: PipelineConfig,
  from: string,
): void {
  const codes = locales.map((item) => rawLocale.safeParse(item).data?.code);
  const known = codes.filter((code) => code !== undefined);
  if (known.length < codes.length || known.length === 0) return;
  const unknown = namedIn(config).find(([locale]) => !known.includes(locale));
  if (unknown === undefined) return;
  const [locale, setting] = unknown;
  const meant = didYouMean(locale, known) || sameLanguage(locale, known);
  throw new UsageError(
    `${from} has no locale "${locale}"${meant} it has ${known.join(', ')}. See --locale, and "${setting}" in the configuration.`,
  );
}

/** Every locale that a configuration names, with the setting. */
const namedIn = ({
  locale,
  locales = [],
}: PipelineConfig): (readonly [locale: string, setting: string])[] => [
  ...(locale === undefined ? [] : [[locale, locales.length > 0 ? 'locales' : 'locale'] as const]),
  ...locales.map(({ code }) => [code, 'locales'] as const),
  ...locales.flatMap(({ code, fallback }) =>
    typeof fallback === 'string' ? [[fallback, `locales.${code}.fallback`] as const] : [],
  ),
];

function sameLanguage(locale: string, known: readonly string[]): string {
  const meant = known.find((code) => languageCode(code) === languageCode(locale));
  return hintOf(meant) || ';';
}
