import type { FieldPath } from '../../schemas/report/diagnostic.ts';
import type { Entry, TextSource } from '../entry.ts';
import type { Reference } from '../graph.ts';
import { documentSource } from './document-source.ts';
import { reference, textReferences } from './text-references.ts';

/** The references of an entry whose type is not ours: every link and every rich text among its values. */
export const looseReferences = (entry: Entry): Reference[] =>
  Object.entries(entry.fields).flatMap(([name, value]) => inValue(entry, value, [name]));

function inValue(entry: Entry, value: unknown, path: FieldPath): Reference[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => inLink(entry, item, [...path, index]));
  const source = documentIn(value);
  return source === undefined ? inLink(entry, value, path) : textReferences(source, { entry, path });
}

function inLink(entry: Entry, value: unknown, path: FieldPath): Reference[] {
  const sys = (value as { sys?: { type?: unknown; linkType?: unknown; id?: unknown } } | null)?.sys;
  if (sys?.type !== 'Link' || typeof sys.id !== 'string') return [];
  if (sys.linkType === 'Entry') return [reference('link', sys.id, entry.id, path, {})];
  if (sys.linkType === 'Asset') return [reference('asset', sys.id, entry.id, path, {})];
  return [];
}

/** A value that is a rich text document. */
export function documentIn(value: unknown): TextSource | undefined {
  const document = value as { nodeType?: unknown; content?: unknown } | null;
  if (typeof document !== 'object' || document?.nodeType !== 'document') return undefined;
  return Array.isArray(document.content) ? documentSource(document as { content: unknown[] }) : undefined;
}
