import type { Entry, Space } from '../entry.ts';
import type { Graph, Shape } from '../graph.ts';
import { otherValuesOf } from '../filled-fields.ts';
import { textFieldsOf, textsOf } from '../inspect/content/texts-of.ts';
import { carried } from '../queries/queries.ts';
import { readText } from '../rich-text/read-text.ts';
import { referencesOf } from './references.ts';

interface Known extends Pick<Graph, 'config' | 'drafts'> {
  readonly entries: Entries;
  readonly shape: Shape;
}

/**
 * The shape of a space under the same settings. It is the same object as in the run before if only words and plain addresses
 * in texts have changed.
 */
export const shapeOf = ({ entries }: Space, { config, drafts }: Pick<Graph, 'config' | 'drafts'>): Shape =>
  carried<Known>('shape', (before) => {
    const isSame =
      before?.config === config && before.drafts === drafts && haveSameShape(before.entries, entries);
    return { config, drafts, entries, shape: isSame ? before.shape : {} };
  }).shape;

type Entries = Space['entries'];

function haveSameShape(before: Entries, after: Entries): boolean {
  if (before.size !== after.size) return false;
  for (const [id, entry] of after) {
    const old = before.get(id);
    if (old === entry) continue; // an entry that is decoded from the same item is the same object
    if (old === undefined) return false;
    const shape = shapeOfEntry(entry);
    if (shape === undefined || shape !== shapeOfEntry(old)) return false;
  }
  return true;
}

/** Everything about an entry except the words of its texts and the fields that every edit changes; undefined for an unknown type. */
function shapeOfEntry(entry: Entry): string | undefined {
  if (entry.type === undefined) return undefined;
  const texts = textFieldsOf(entry.type);
  return JSON.stringify([
    {
      ...entry,
      fields: null,
      updatedAt: null,
      changedBy: null,
      state: entry.state === 'changed' ? 'published' : entry.state, // both are included
      dates: [...entry.dates],
      fieldNames: [...entry.fieldNames],
    },
    Object.entries(entry.fields).filter(([name]) => !texts.some(([text]) => text === name)),
    otherValuesOf(entry).map((each) => (each.kind === 'richText' ? { ...each, value: null } : each)),
    textsOf(entry).map(({ source, field }) => [
      field,
      readText(source).hasContent,
      readText(source).hasOwnContent,
    ]),
    referencesOf(entry)
      .filter(({ kind }) => kind !== 'url')
      .map((reference) => ({ ...reference, text: null, excerpt: null })),
  ]);
}
