import type { TextSource } from '../entry.ts';

/** A checked value of a rich text field: a document, or another space's Text field that is mapped to it. */
export function textSource(value: unknown, isMarkdown: boolean): TextSource {
  if (typeof value === 'string') return { format: isMarkdown ? 'markdown' : 'plain', text: value };
  return { format: 'document', document: value as { content: readonly unknown[] } };
}
