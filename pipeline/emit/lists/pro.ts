import { editionName } from '../../../schemas/edition-name.ts';

/** A name with the word of the edition gets a chip, and the word leaves the title. Source: docs/requirements.md, HM-4. */
export function splitPro(
  name: string,
  edition: string | undefined,
): { readonly title: string; readonly isPro: boolean } {
  if (edition === undefined) return { title: name.trim(), isPro: false };
  const without = name.replace(editionName(edition), ' ').replace(/\s+/gu, ' ').trim();
  const isPro = without !== name.replace(/\s+/gu, ' ').trim();
  return { title: isPro && without !== '' ? without : name.trim(), isPro };
}
