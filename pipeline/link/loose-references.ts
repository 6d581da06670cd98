import type { FieldPath } from '../../schemas/report/diagnostic.ts';
import type { Entry, TextSource } from '../entry.ts';
import type { Reference } from '../graph.ts';
import { reference, textReferences } from './text-references.ts';

/** The references of an entry whose type is not ours: every link and every rich text among its values. */
export const looseReferences = (entry: Entry): Reference[] =>
  Object.entries(entry.fields).flatMap(([name, value]) => inValue(entry, value, [name]));

function inValue(entry: Entry, value: unknown, path: FieldPath): Reference[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => inLink(entry, item, [...path, index]));
  if (isDocument(value)) {
    const source: TextSource = { format: 'document', document: value };
    return textReferences(source, { entry, path });
  }
  return inLink(entry, value, path);
}

function inLink(entry: Entry, value: unknown, path: FieldPath): Reference[] {
  const sys = (value as { sys?: { type?: unknown; linkType?: unknown; id?: unknown } } | null)?.sys;
  if (sys?.type !== 'Link' || typeof sys.id !== 'string') return [];
  if (sys.linkType === 'Entry') return [reference('link', sys.id, entry.id, path, {})];
  if (sys.linkType === 'Asset') return [reference('asset', sys.id, entry.id, path, {})];
  return [];
}

const isDocument = (value: unknown): value is { content: readonly unknown[] } => {
  const document = value as { nodeType?: unknown; content?: unknown } | null;
  return typeof document === 'object' && document?.nodeType === 'document' && Array.isArray(document.content);
};
