import { isRecord } from '../../../../schemas/base/is-record.ts';

/** The texts of one value: a text, the items of a list, all texts of a document. */
export function wordsIn(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.filter((item) => typeof item === 'string').join(' ');
  const parts: string[] = [];
  for (const node of nodesIn(value)) if (typeof node['value'] === 'string') parts.push(node['value']);
  return parts.join(' ');
}

/** The nodes of a rich text, each before its content. Any JSON value is taken, however deep. */
export function* nodesIn(document: unknown): Generator<Readonly<Record<string, unknown>>> {
  const open: unknown[] = [document];
  while (open.length > 0) {
    const node = open.pop();
    if (!isRecord(node)) continue;
    yield node;
    if (Array.isArray(node['content'])) open.push(...node['content'].toReversed());
  }
}

export const countWords = (text: string): number => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
