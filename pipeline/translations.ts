import type { BuildInput } from './build.ts';
import { inEachLocale } from './config/in-locale.ts';
import type { Translation } from './link/alternates.ts';
import { decode } from './stages/decode.ts';
import { placeEntries } from './stages/link.ts';

/** The inputs of a build for each locale of the configuration. Each knows where the pages of the others are. */
export function inputsByLocale(input: BuildInput): readonly BuildInput[] {
  const inputs = inEachLocale(input.config).map((config) => ({ ...input, config }));
  if (inputs.length < 2) return inputs;
  const translations = inputs.map(translationIn);
  return inputs.map((each) => ({ ...each, translations }));
}

/** Entries are decoded and placed for their addresses alone, and not kept: a space in all its locales takes too much memory. */
function translationIn({ exported, config, drafts = false }: BuildInput): Translation {
  const space = decode(exported, { config, drafts }, () => {});
  const { urls } = placeEntries(space, { config, drafts }, () => {});
  const copies = [...urls.keys()].filter((id) => space.entries.get(id)?.isUntranslated === true);
  const { basePath, siteUrl } = config;
  return { locale: space.locale, basePath, siteUrl, pages: urls, copies: new Set(copies) };
}
