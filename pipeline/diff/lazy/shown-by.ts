import type { EntryId } from '../../../schemas/base/ids.ts';
import type { EntryLinkValue } from '../../../schemas/fields/link-value.ts';
import { mayMention } from '../../decode/lazy-document.ts';
import type { Entry, TextSource } from '../../entry.ts';
import { filledFields } from '../../filled-fields.ts';

/**
 * The entries that may be shown inside an entry, by its fields and embeds. They are found without parsing its texts. Some of them may
 * not be shown, but every entry that is shown is among them.
 */
export function mayShow(entry: Entry): readonly EntryId[] {
  const known = found.get(entry) ?? findShown(entry);
  found.set(entry, known);
  return known;
}

const found = new WeakMap<Entry, readonly EntryId[]>();

function findShown(entry: Entry): EntryId[] {
  return filledFields(entry).flatMap(({ field: { kind }, value }): EntryId[] => {
    if (kind === 'part') return [(value as EntryLinkValue).sys.id as EntryId];
    if (kind === 'parts') return (value as readonly EntryLinkValue[]).map(({ sys }) => sys.id as EntryId);
    if (kind === 'richText') return embedsInText(value as TextSource);
    return kind === 'cells' ? embedsIn(value) : [];
  });
}

const embedsInText = (text: TextSource): EntryId[] =>
  text.format === 'document' && mayMention(text.document, embeddedEntry) ? embedsIn(text.document) : [];

/** How the types of nodes that show an entry begin. */
const embeddedEntry = 'embedded-entry';

/** Without recursion: texts can be nested deeply. */
function embedsIn(value: unknown): EntryId[] {
  const ids: EntryId[] = [];
  const open: unknown[] = [value];
  while (open.length > 0) {
    const next = open.pop();
    if (typeof next !== 'object' || next === null) continue;
    if (Array.isArray(next)) {
      for (const each of next) open.push(each);
      continue;
    }
    const { nodeType, content, data } = next as Partial<Record<'nodeType' | 'content' | 'data', unknown>>;
    if (content !== undefined) open.push(content);
    if (typeof nodeType !== 'string' || !nodeType.startsWith(embeddedEntry)) continue;
    const id = (data as { target?: { sys?: { id?: unknown } } } | undefined)?.target?.sys?.id;
    if (typeof id === 'string') ids.push(id as EntryId);
  }
  return ids;
}
