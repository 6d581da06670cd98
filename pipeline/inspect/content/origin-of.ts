import type { FaultLocation } from '../../finding.ts';
import type { Entry } from '../../entry.ts';

type InEntry = Extract<FaultLocation, { readonly entry: string }>;

/** Where editors change a value: its own entry, or the one that the mapping reads it from. */
export function originOf(at: InEntry, entry: Pick<Entry, 'origins'> | undefined): InEntry {
  const [name, ...steps] = at.field ?? [];
  const origin = typeof name === 'string' ? entry?.origins?.get(name) : undefined;
  return origin === undefined ? at : { ...at, entry: origin.entry, field: [origin.field, ...steps] };
}
