import type { ElementContent } from 'hast';
import { toString } from 'hast-util-to-string';
import type { EntryId } from '../../../schemas/base/ids.ts';
import { isRoutedType } from '../../../schemas/urls.ts';
import type { Entry, TextSource } from '../../entry.ts';
import { isSeen } from '../../rich-text/drop-empty.ts';
import { readTree } from '../../rich-text/read-tree.ts';
import type { TextHeading } from '../../rich-text/text.ts';

interface Lookup {
  readonly entries: ReadonlyMap<EntryId, Entry>;
  readonly included: ReadonlySet<EntryId>;
}

/** The words of a heading as readers see them, including the words of embedded entries. */
export function headingWords({ title, parts }: TextHeading, lookup: Lookup): string {
  if (parts === undefined) return title;
  return parts
    .map((part) => (typeof part === 'string' ? part : embeddedWords(part.entry, lookup)))
    .join('')
    .trim();
}

/** The words of an entry that is embedded in a line. A block such as a table has none: normalize/lift-blocks.ts lifts it out. */
function embeddedWords(id: string, { entries, included }: Lookup): string {
  const entry = entries.get(id as EntryId);
  if (entry === undefined || !included.has(entry.id)) return '';
  const { type, fields, title } = entry;
  if (type === 'contentSnippet') return wordsOfLine(fields['content'] as TextSource | undefined);
  if (type === 'otherEntry') return typeof fields['title'] === 'string' ? fields['title'] : '';
  if (type === 'media') return typeof fields['altText'] === 'string' ? fields['altText'] : '';
  if (type === 'relatedContent' && title === undefined) return linkedTitle(fields['article'], entries);
  const isLink = type === 'externalLink' || type === 'relatedContent' || isRoutedType(type ?? '');
  return isLink ? (title ?? '') : '';
}

/** A snippet of one paragraph is replaced by its words. */
function wordsOfLine(source: TextSource | undefined): string {
  if (source === undefined) return '';
  const [lone, ...others] = (readTree(source, false).tree.children as ElementContent[]).filter(isSeen);
  return lone?.type === 'element' && lone.tagName === 'p' && others.length === 0 ? toString(lone) : '';
}

const linkedTitle = (link: unknown, entries: Lookup['entries']): string =>
  entries.get((link as { readonly sys: { readonly id: EntryId } } | undefined)?.sys.id as EntryId)?.title ??
  '';
