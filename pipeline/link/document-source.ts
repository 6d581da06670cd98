import type { TextSource } from '../entry.ts';

/** One source a document, so that a cell or a loose text is read once. */
export function documentSource(document: { readonly content: readonly unknown[] }): TextSource {
  let source = sources.get(document);
  if (source === undefined) sources.set(document, (source = { format: 'document', document }));
  return source;
}

const sources = new WeakMap<object, TextSource>();
