import { isSameValue } from '../../../pipeline/diff/values/same-value.ts';
import type { EntryClient, LiveEntry } from './entry-client.ts';
import type { EntryWrite } from './entry-write.ts';

/** What became of an entry. */
export type EntryResult =
  | { readonly kind: 'written' }
  /** It has the new values already. */
  | { readonly kind: 'same' }
  | ({ readonly kind: 'refused' } & Refusal);

/** Why an entry is not written. */
export type Refusal =
  /** The fields have a value that is neither the old nor the new one. */
  | { readonly why: 'changed'; readonly fields: readonly string[] }
  | { readonly why: 'deleted' | 'archived' | 'busy' }
  | { readonly why: 'invalid'; readonly reason: string };

/** So often somebody else can write the entry between the two requests. */
const maxTries = 5;

/**
 * Writes the fields of an entry that do not have their new values yet. All other fields stay as they are now, also where somebody edits
 * them at the same time. `prepare` is called before each request that writes.
 */
export async function writeEntry(
  entry: EntryWrite,
  client: EntryClient,
  prepare: (entry: EntryWrite, version: number) => Promise<void>,
): Promise<EntryResult> {
  let reason: string | undefined;
  for (let tried = 0; tried < maxTries; tried += 1) {
    const live = await client.read(entry.id);
    if (live === undefined) return { kind: 'refused', why: 'deleted' };
    const fields = entry.fields.filter((each) => !isSameValue(valueIn(live, each), each.after));
    if (fields.length === 0) return { kind: 'same' };
    if (live.sys.archivedVersion !== undefined) return { kind: 'refused', why: 'archived' };
    const changed = fields.filter((each) => !isSameValue(valueIn(live, each), each.before));
    if (changed.length > 0)
      return { kind: 'refused', why: 'changed', fields: changed.map(({ name }) => name) };
    await prepare({ ...entry, fields }, live.sys.version);
    const reply = await client.write(withValues(live, fields));
    if (reply.kind === 'written') return reply;
    if (reply.kind === 'invalid') return { kind: 'refused', why: 'invalid', reason: reply.reason };
    reason = reply.reason;
  }
  return { kind: 'refused', ...(reason === undefined ? { why: 'busy' } : { why: 'invalid', reason }) };
}

type Field = EntryWrite['fields'][number];

const valueIn = ({ fields }: LiveEntry, { field, locale }: Field): unknown => fields?.[field]?.[locale];

const withValues = (live: LiveEntry, fields: readonly Field[]): LiveEntry => {
  const written: Record<string, Record<string, unknown>> = { ...live.fields };
  for (const { field, locale, after } of fields) written[field] = { ...written[field], [locale]: after };
  return { ...live, fields: written };
};
