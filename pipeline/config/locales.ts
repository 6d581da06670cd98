import * as z from 'zod';
import { languages, languageTag } from '../../schemas/languages.ts';
import { routes } from '../../schemas/routes.ts';
import { pages } from '../../schemas/urls.ts';
import { addressOfSite, folderAt } from './site-address.ts';

const codeFault = 'must be a locale such as en-US or de';

const code = z.string().regex(/^[a-z]{2,3}(?:[-_][\w-]+)?$/iu, codeFault);

/** What a page is that has no text in a locale, but in one that the locale falls back to. */
const untranslated = z.enum(['notice', 'fallback', 'omit']);

const language = z.enum(languages, `must be one of ${languages.join(', ')}`);

const localeSettings = z.strictObject({
  /** The folder of its pages below `basePath`. Absent: `/` for the first locale or one with a host of its own, else the code in small letters. */
  prefix: folderAt('/es/', 'must be / or a folder').optional(),
  /** The address of a site of its own for this locale; absent: that of the configuration. */
  siteUrl: addressOfSite.optional(),
  /** The locale whose values stand in for missing ones, `false` for none; absent: that of the space. */
  fallback: z.union([code, z.literal(false)]).optional(),
  /** The name of its index in the search; absent: that of the knowledge base. */
  searchSource: z.string().min(1).optional(),
  /** The language of the interface; absent: that of the configuration. */
  language: language.optional(),
  /** Absent: that of the configuration. */
  untranslated: untranslated.optional(),
});

export type LocaleSettings = z.output<typeof localeSettings>;

/** Where the site is in a locale. */
export interface SiteInLocale {
  readonly locale: string;
  readonly basePath: string;
  readonly siteUrl?: string | undefined;
  /** As in `BuiltLocale`. */
  readonly folder: string;
}

/** A locale that is built, and what is special about it. */
export interface BuiltLocale extends LocaleSettings {
  readonly code: string;
  readonly prefix: string;
  /** Where its site is below that of all locales: empty, or a path that ends with a slash. A locale on a host of its own is a whole site in it. */
  readonly folder: string;
  /** Of a locale that is built alone: the sites of all locales, its own included. */
  readonly among?: readonly SiteInLocale[];
  /** Of a locale that is built alone: as `serviceBase` among all locales. */
  readonly serviceBase?: string;
}

const notOnce = 'is listed twice';

const noRoot = 'the root of the site would have no page; give one locale the prefix /';

/** `['en-US', 'es-MX']`, or a record with settings. The first is the site's own; the others have a folder each. */
const locales = z
  .union([
    z.array(code).min(1, 'must name a locale'),
    z.record(code, localeSettings).refine((record) => Object.keys(record).length > 0, 'must name a locale'),
  ])
  .transform((given) =>
    entriesOf(given).map(([each, settings], index): BuiltLocale => {
      const usual = index === 0 ? '/' : `/${languageTag(each).toLowerCase()}/`;
      const hasOwnHost = settings.siteUrl !== undefined;
      const prefix = settings.prefix ?? (hasOwnHost ? '/' : usual);
      return { ...settings, code: each, prefix, folder: (hasOwnHost ? usual : prefix).slice(1) };
    }),
  )
  .superRefine((all, context) => {
    const hasRoot = all.some(({ folder }) => folder === '');
    if (!hasRoot) context.addIssue({ code: 'custom', message: noRoot });
    for (const [index, each] of all.entries()) {
      const before = all.slice(0, index);
      const fault = before.some((other) => other.code === each.code) ? notOnce : placeFault(each, before);
      if (fault) context.addIssue({ code: 'custom', path: [each.code], message: fault });
    }
  });

const entriesOf = (given: readonly string[] | Readonly<Record<string, LocaleSettings>>) =>
  isList(given) ? given.map((each): [string, LocaleSettings] => [each, {}]) : Object.entries(given);

// Array.isArray does not narrow a read-only list
const isList = (given: unknown): given is readonly string[] => Array.isArray(given);

/** Why a locale cannot have its folder; undefined if it can. */
function placeFault({ prefix, siteUrl, fallback, code: own }: BuiltLocale, before: readonly BuiltLocale[]) {
  if (fallback === own) return 'cannot fall back to itself';
  const there = before.find((each) => each.siteUrl === siteUrl && each.prefix === prefix);
  if (there !== undefined)
    return `has the folder ${prefix}, as ${there.code} has; give it a "prefix" of its own`;
  const [, first = ''] = prefix.split('/');
  if (takenFolders.has(first)) return `has the folder ${prefix}, where the site has other pages or files`;
  return undefined;
}

/** The first parts of the paths that every site has. */
const takenFolders: ReadonlySet<string> = new Set(
  [...Object.values(pages), ...Object.values(routes), '/assets', '/bundle', '/preview']
    .map((path) => path.split('/')[1] ?? '')
    .filter((first) => first !== ''),
);

export const localesConfig = {
  /** The locales to build in one run; absent: `locale` alone. */
  locales: locales.optional(),
  /** The language of buttons, labels and messages; absent: that of the locale, or English where there is no interface in it. */
  language: language.optional(),
  /**
   * A page of which a locale has no text: `notice` shows it in another language and says so, `fallback` shows it and says nothing, `omit`
   * leaves it out of the locale.
   */
  untranslated: untranslated.default('notice'),
  /** The lock of the translations, relative to the configuration; absent: `fieldbook-translations.lock.json` beside it. */
  translationsLock: z.string().min(1).optional(),
};
