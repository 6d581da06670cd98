import * as z from 'zod';
import { failure, type Result, success } from '../../../schemas/base/result.ts';
import type { BuiltSite, Sites } from '../site/built-site.ts';

/** Gives the sites of now: another version can be served while the program runs. */
export type CurrentSites = () => Sites | Promise<Sites>;

/** An argument of tools. */
export const localeInput = z
  .string('Give a locale such as "de-DE" or "de"')
  .optional()
  .describe('The language, such as "de-DE" or "de".');

/** The site in a locale, which may be only a language: `de`. A failure is a sentence. */
export function siteIn(sites: Sites, locale: string | undefined): Result<BuiltSite, string> {
  const wanted = (locale ?? '').trim().toLowerCase().replaceAll('_', '-');
  if (wanted === '') return success(sites[0]);
  const found =
    sites.find((each) => each.locale.toLowerCase() === wanted) ??
    sites.find((each) => each.locale.toLowerCase().startsWith(`${wanted}-`));
  if (found !== undefined) return success(found);
  const all = sites.map((each) => each.locale).join(', ');
  return failure(`There is no such locale here; choose one of ${all}, or leave "locale" out.`);
}
