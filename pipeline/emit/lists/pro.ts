import type { ContentNode } from '../../../schemas/bundle/node.ts';

/** The word by itself or in brackets; `Pro-rated` and `Pro's` are other words. */
const proWord = /\(Pro\)|(?<![\p{L}\p{N}'’-])Pro(?![\p{L}\p{N}'’-])/gu;

/** A name with the word Pro gets a chip, and the word leaves the title. Source: docs/requirements.md, HM-4. */
export function splitPro(name: string): { readonly title: string; readonly isPro: boolean } {
  const without = name.replace(proWord, ' ').replace(/\s+/gu, ' ').trim();
  const isPro = without !== name.replace(/\s+/gu, ' ').trim();
  return { title: isPro && without !== '' ? without : name.trim(), isPro };
}

/** The title of a capability that is part of Pro, without the word. Undefined for anything else. */
export function proTitleOf(node: ContentNode): string | undefined {
  if (node.type !== 'kbCapability') return undefined;
  const { title, isPro } = splitPro(node.fields.title);
  const { productArea: area } = node.fields;
  return isPro || (area?.type === 'productArea' && area.fields.isPro === true) ? title : undefined;
}
