import { addTo } from '../../schemas/base/add-to.ts';
import { mappingLine } from '../model/reading/mapping-line.ts';
import type { ReadType } from '../model/reading/type-reading.ts';
import { renamedField } from '../rules/schema/renamed-field.ts';
import type { DecodeContext } from './decode-context.ts';
import { inExport } from './export/invalid.ts';
import type { RawExport, RawItem } from './export/raw-export.ts';
import { stateOf } from './state.ts';

/** Reports each field that a type of ours lacks, if its entries have the content in a field of another name. */
export function reportRenamedFields(
  { contentTypes }: RawExport,
  entries: readonly RawItem[],
  { reading, includes, report }: Pick<DecodeContext, 'reading' | 'includes' | 'report'>,
): void {
  for (const [type, items] of byRenamedType(entries, reading)) {
    const read = reading.of(type);
    if (read.kind !== 'read') continue;
    const included = items.filter(({ sys }) => includes(stateOf(sys)));
    const index = contentTypes.findIndex((each) => idOf(each) === type);
    for (const [ours, candidates] of read.renamed) {
      const moved = included.filter((item) => movedFields(item, read).has(ours));
      const used = candidates.filter((field) => moved.some((item) => hasValue(item, field)));
      const [first] = used;
      if (first === undefined) continue;
      report(renamedField, {
        at: inExport(`/contentTypes/${index}`),
        detail: { contentType: type, field: ours, candidates: used, entries: moved.length },
        target: `${type}.${ours}`,
        suggestion: first,
        advice: `Map the field in the configuration: ${mappingLine(type, read, [ours, first])}. Or give it the id "${ours}" again in Contentful.`,
      });
    }
  }
}

/** The fields of ours without a value in an entry, each with the fields of the space that have it instead. */
export const movedFields = (
  item: Pick<RawItem, 'fields'>,
  { renamed }: Pick<ReadType, 'renamed'>,
): ReadonlyMap<string, readonly string[]> =>
  new Map(
    [...renamed].flatMap(([ours, candidates]): [string, string[]][] => {
      const used = candidates.filter((field) => hasValue(item, field));
      return hasValue(item, ours) || used.length === 0 ? [] : [[ours, used]];
    }),
  );

function byRenamedType(
  entries: readonly RawItem[],
  reading: DecodeContext['reading'],
): Map<string, RawItem[]> {
  const types = new Map<string, RawItem[]>();
  for (const item of entries) {
    const type = item.sys.contentType?.sys.id ?? '';
    const read = reading.of(type);
    if (read.kind === 'read' && read.renamed.size > 0) addTo(types, type, item);
  }
  return types;
}

function hasValue({ fields }: Pick<RawItem, 'fields'>, field: string): boolean {
  const byLocale = Object.hasOwn(fields, field) ? fields[field] : undefined;
  return (
    typeof byLocale === 'object' &&
    byLocale !== null &&
    Object.values(byLocale).some((value) => value !== null && value !== undefined)
  );
}

const idOf = (contentType: unknown): unknown =>
  (contentType as { readonly sys?: { readonly id?: unknown } | null } | null)?.sys?.id;
