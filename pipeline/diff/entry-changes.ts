import type { EntryId } from '../../schemas/base/ids.ts';
import type { EntryChange, FieldChange } from '../../schemas/report/difference.ts';
import type { Entry } from '../entry.ts';
import { entryAddress } from '../web-app.ts';
import { type Compared, nameIn, type Pair, pagesShowing } from './compared.ts';
import { fieldChanges, type FieldContext } from './field-changes.ts';

/** An entry on hundreds of pages names the first of them. */
const maxPages = 20;

/** The entries that were added, removed or changed, in the order of ids. */
export function entryChanges(compared: Compared): EntryChange[] {
  const context = fieldContext(compared);
  return [...compared.entries].flatMap(([id, pair]) => {
    const { before, after } = pair;
    const fields = changedFields(before ?? without(after), after ?? without(before), context);
    const state = stateOf(id, pair, compared);
    if (before && after && fields.length === 0 && state === undefined) return [];
    const change =
      before === undefined
        ? 'added'
        : after === undefined
          ? 'removed'
          : fields.length > 0
            ? 'edited'
            : 'state';
    const pages = pagesShowing(id, compared);
    return [
      {
        ...nameIn(compared, id),
        contentType: (after ?? before)?.contentType ?? '',
        change,
        edit: entryAddress(id, compared.after),
        pages: pages.slice(0, maxPages),
        pageCount: pages.length,
        ...(state && { state }),
        fields,
      },
    ];
  });
}

/** The language of two graphs, and the names of their entries and assets. */
export function fieldContext(compared: Pick<Compared, 'before' | 'after'>): FieldContext {
  return {
    locale: compared.after.locale,
    nameOf: (id) => nameIn(compared, id),
    titleOf(embed) {
      const [kind = '', id = ''] = embed.split(' ');
      return kind === 'entry' || kind === 'asset' ? (nameIn(compared, id).title ?? id) : embed;
    },
  };
}

/** An added entry before, or a removed entry after: the same without fields. */
const without = (entry: Entry | undefined): Entry | undefined => entry && { ...entry, fields: {} };

/** How the fields of an entry have changed, its type first. An added or removed entry has all its fields listed. */
export function changedFields(
  before: Entry | undefined,
  after: Entry | undefined,
  context: FieldContext,
): FieldChange[] {
  if (before === undefined || after === undefined) return [];
  const fields = fieldChanges(before, after, context);
  if (before.contentType === after.contentType) return fields;
  const types = { before: before.contentType, after: after.contentType };
  return [{ kind: 'value', field: ['contentType'], ...types }, ...fields];
}

/** Undefined if neither the state of an entry nor its inclusion has changed. */
function stateOf(
  id: EntryId,
  { before, after }: Pair<Entry>,
  graphs: Compared,
): EntryChange['state'] | undefined {
  const wasTaken = graphs.before.included.has(id);
  const isTaken = graphs.after.included.has(id);
  if (before?.state === after?.state && wasTaken === isTaken) return undefined;
  return {
    ...(before && { before: before.state }),
    ...(after && { after: after.state }),
    wasTaken,
    isTaken,
  };
}
