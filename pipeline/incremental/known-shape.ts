import type { Entry, Space } from '../entry.ts';
import type { Graph, Shape } from '../graph.ts';
import { textFieldsOf, textsOf } from '../inspect/texts-of.ts';
import { referencesOf } from '../link/references.ts';
import { readText } from '../rich-text/read-text.ts';
import type { Memory } from './memory.ts';

/**
 * The shape of a space for builds that take the same: the very one of the run before where only words and plain addresses
 * in texts have changed.
 */
export function knownShape(
  { entries }: Space,
  { config, drafts }: Pick<Graph, 'config' | 'drafts'>,
  memory: Memory | undefined,
): Shape {
  if (memory === undefined) return {};
  const known = memory.shape(config, drafts);
  const shape = known.entries && haveSameShape(known.entries, entries) ? known.shape : {};
  known.entries = entries;
  known.shape = shape;
  return shape;
}

type Entries = Space['entries'];

function haveSameShape(before: Entries, after: Entries): boolean {
  if (before.size !== after.size) return false;
  for (const [id, entry] of after) {
    const old = before.get(id);
    if (old === entry) continue; // an entry that is decoded from the same item is the same object
    if (old === undefined) return false;
    const shape = shapeOf(entry);
    if (shape === undefined || shape !== shapeOf(old)) return false;
  }
  return true;
}

/** Everything of an entry but the words in its texts and what comes with every edit; undefined where that is not known. */
function shapeOf(entry: Entry): string | undefined {
  if (entry.type === undefined) return undefined;
  const texts = textFieldsOf(entry.type);
  return JSON.stringify([
    {
      ...entry,
      fields: null,
      updatedAt: null,
      changedBy: null,
      state: entry.state === 'changed' ? 'published' : entry.state, // both are taken
      dates: [...entry.dates],
      fieldNames: [...entry.fieldNames],
    },
    Object.entries(entry.fields).filter(([name]) => !texts.some(([text]) => text === name)),
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
