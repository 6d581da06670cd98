import type { FieldPath } from '../../schemas/report/diagnostic.ts';
import type { Entry, TextSource } from '../entry.ts';
import type { Reference } from '../graph.ts';
import { documentSource } from './document-source.ts';
import { reference, textReferences } from './text-references.ts';

/**
 * The references of an entry whose type is not ours: every link, every whole address and every rich text or Markdown
 * among its values.
 */
export const looseReferences = (entry: Entry): Reference[] =>
  Object.entries(entry.fields).flatMap(([name, value]) => inValue(entry, value, [name]));

function inValue(entry: Entry, value: unknown, path: FieldPath): Reference[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => inLink(entry, item, [...path, index]));
  const source = documentIn(value);
  return source === undefined ? inLink(entry, value, path) : textReferences(source, { entry, path });
}

function inLink(entry: Entry, value: unknown, path: FieldPath): Reference[] {
  if (typeof value === 'string') return inString(entry, value, path);
  const sys = (value as { sys?: { type?: unknown; linkType?: unknown; id?: unknown } } | null)?.sys;
  if (sys?.type !== 'Link' || typeof sys.id !== 'string') return [];
  if (sys.linkType === 'Entry')
    return [reference({ kind: 'link', target: sys.id, from: entry.id, field: path })];
  if (sys.linkType === 'Asset')
    return [reference({ kind: 'asset', target: sys.id, from: entry.id, field: path })];
  return [];
}

/** Braces and angle brackets mark placeholders. */
const wholeAddress = /^\s*https?:\/\/[^\s{}<>]+\s*$/iu;
const markdownLink = /\]\(\s*<?(?:https?:\/\/|javascript:)/iu;

/** Contentful accepts 50,000 characters in a text. A much longer text is not Markdown that a person wrote. */
const maxMarkdownCharacters = 200_000;

/** It is unknown whether a text is Markdown, so only whole addresses count as links. */
function inString(entry: Entry, text: string, path: FieldPath): Reference[] {
  if (wholeAddress.test(text)) return [reference({ kind: 'url', target: text, from: entry.id, field: path })];
  if (text.length > maxMarkdownCharacters || !markdownLink.test(text)) return [];
  return textReferences({ format: 'markdown', text }, { entry, path }).filter(
    ({ target }) => wholeAddress.test(target) || /^javascript:/iu.test(target),
  );
}

/** A value that is a rich text document. */
export function documentIn(value: unknown): TextSource | undefined {
  const document = value as { nodeType?: unknown; content?: unknown } | null;
  if (typeof document !== 'object' || document?.nodeType !== 'document') return undefined;
  return Array.isArray(document.content) ? documentSource(document as { content: unknown[] }) : undefined;
}
