import * as z from 'zod';
import { sameForSame } from '../../schemas/base/same-for-same.ts';
import { articleTypes } from '../../schemas/content/article-types.ts';
import type { OwnPrefixes } from '../../schemas/routes.ts';
import { toRoutePath } from '../../schemas/urls.ts';
import { hintOf } from '../nearest.ts';
import { textInLanguage, textPerLanguage } from './per-language.ts';

const fault = 'must be a path in lower case such as /guides, without a slash at its end';

const form = /^(?:\/(?!\.)[\p{Ll}\p{Lo}\p{M}\p{N}._~-]+)+$/u;

const prefix = z.string().regex(form, { error: ({ input }) => fault + meant(input) });

/**
 * Where the pages of a content type stand, in place of the usual prefix: `{ kbHowTo: '/guides' }`, or
 * `{ kbHowTo: { en: '/guides', es: '/guias' } }`. Old addresses lead to the new ones.
 */
export const routePrefixes = z
  .partialRecord(z.enum(articleTypes), textPerLanguage(prefix, `${fault}, or such a path for each language`))
  .default({});

function meant(given: unknown): string {
  if (typeof given !== 'string') return '';
  const path = `/${given
    .toLowerCase()
    .trim()
    .replace(/^\/+|\/+$/gu, '')
    .replace(/\s+/gu, '-')}`;
  return hintOf(form.test(path) ? path : undefined);
}

/** The prefixes that a site has chosen, in the language of a locale: the same object for the same configuration. */
export function ownPrefixes({ routes }: { readonly routes: Routes }, locale: string): OwnPrefixes {
  const byLocale = madeOf(routes);
  const known = byLocale.get(locale) ?? prefixesIn(routes, locale);
  byLocale.set(locale, known);
  return known;
}

type Routes = z.output<typeof routePrefixes>;

const madeOf = sameForSame((_routes: Routes) => new Map<string, OwnPrefixes>());

const prefixesIn = (routes: Routes, locale: string): OwnPrefixes =>
  Object.fromEntries(
    Object.entries(routes).flatMap(([type, given]) => {
      const path = textInLanguage(given, locale);
      return path === undefined ? [] : [[type, toRoutePath(path)]];
    }),
  );
