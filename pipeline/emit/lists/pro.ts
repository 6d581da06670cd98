import type { ContentNode } from '../../../schemas/bundle/node.ts';
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

/** The title of a capability that is part of the edition, without its word. Undefined for anything else. */
export function proTitleOf(node: ContentNode, edition: string | undefined): string | undefined {
  if (node.type !== 'kbCapability' || edition === undefined) return undefined;
  const { title, isPro } = splitPro(node.fields.title, edition);
  const { productArea: area } = node.fields;
  return isPro || (area?.type === 'productArea' && area.fields.isPro === true) ? title : undefined;
}
