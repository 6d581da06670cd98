import type { EntryId } from '../../../schemas/base/ids.ts';
import type { AssetMissed, Entry, EntryRead } from '../../entry.ts';
import type { Origin } from './found.ts';
import type { PathContext } from './read-path.ts';

/** Collects what the paths of an entry go through. */
export interface ReadNotes extends Pick<PathContext, 'note' | 'noteMissing'> {
  /** Where the value of a path stands, if that is another entry. */
  readonly origin: (at: Pick<Origin, 'path' | 'entry' | 'field'>) => void;
  /** Without those that are empty. */
  readonly noted: () => Pick<Entry, 'origins' | 'entriesRead' | 'assetsMissed'>;
}

/** `entry`: the id of the one that is decoded. */
export function readNotes(entry: string): ReadNotes {
  const origins = new Map<string, { entry: EntryId; field: string }>();
  const entriesRead = new Map<string, EntryRead>(); // one entry can be read for several fields
  const assetsMissed = new Map<string, AssetMissed>();
  const origin: ReadNotes['origin'] = (at) => {
    if (at.entry !== entry) origins.set(at.path, { entry: at.entry as EntryId, field: at.field });
  };
  return {
    note: (read) => entriesRead.set(`${read.field} ${read.target}`, read),
    noteMissing(target, at) {
      if (!origins.has(at.path)) origin(at);
      assetsMissed.set(`${at.path} ${target}`, { path: at.path, target });
    },
    origin,
    noted: () => ({
      ...(origins.size > 0 && { origins }),
      ...(entriesRead.size > 0 && { entriesRead: [...entriesRead.values()] }),
      ...(assetsMissed.size > 0 && { assetsMissed: [...assetsMissed.values()] }),
    }),
  };
}
