import { isRecord } from '../../schemas/base/is-record.ts';
import type { OtherFieldOfNode } from '../../schemas/bundle/node.ts';
import type { OtherField } from '../../schemas/fields/kinds/other-fields.ts';
import { highlightCode } from '../rich-text/finish/highlight.ts';
import { buildText, embeddedEntry } from './build-text.ts';
import type { At, FieldContext } from './node-context.ts';

/** The fields of an entry of a type that is not ours, as the bundle has them; those of which nothing can be shown are left out. */
export const buildOtherFields = (
  values: readonly OtherField[],
  { at }: { readonly at: At },
  context: FieldContext,
): OtherFieldOfNode[] =>
  values.flatMap((each) => {
    const location = at.location && { ...at.location, field: [each.id] };
    return buildValue(each, { ...at, path: `${at.path}/${each.id}`, location }, context) ?? [];
  });

function buildValue(field: OtherField, at: At, context: FieldContext): OtherFieldOfNode | undefined {
  const { id, name } = field;
  switch (field.kind) {
    case 'richText': {
      const value = buildText(field.value, at, context);
      return value && { id, name, kind: 'richText', value };
    }
    case 'assets': {
      const value = field.value.flatMap(({ sys }) => context.media.asset(sys.id) ?? []);
      return value.length === 0 ? undefined : { id, name, kind: 'assets', value };
    }
    case 'entries': {
      const value = field.value.flatMap(
        ({ sys }, index) =>
          embeddedEntry({ id: sys.id }, itemAt(at, index, field.value.length), context) ?? [],
      );
      return value.length === 0 ? undefined : { id, name, kind: 'entries', value };
    }
    case 'data':
      return { id, name, ...asTable(field.value) };
    default:
      return field;
  }
}

const itemAt = ({ location, ...at }: At, index: number, length: number): At => ({
  ...at,
  path: `${at.path}/${index}`,
  location: location && { ...location, field: [...(location.field ?? []), ...(length > 1 ? [index] : [])] },
});

/** More columns than these are no table that a person can read. */
const maxColumns = 12;

/** A list of flat objects is a table, any other data is code. */
function asTable(
  value: Extract<OtherField, { kind: 'data' }>['value'],
):
  | Pick<Extract<OtherFieldOfNode, { kind: 'table' }>, 'kind' | 'columns' | 'value'>
  | Pick<Extract<OtherFieldOfNode, { kind: 'code' }>, 'kind' | 'value'> {
  const rows = Array.isArray(value) && value.every(isFlat) ? value : [];
  const columns = [...new Set(rows.flatMap(Object.keys))];
  if (columns.length > 0 && columns.length <= maxColumns) {
    return {
      kind: 'table',
      columns,
      value: rows.map((row) => columns.map((column) => wordsOf(row[column]))),
    };
  }
  return { kind: 'code', value: { children: highlightCode(JSON.stringify(value, undefined, 2), 'json') } };
}

type Flat = Readonly<Record<string, string | number | boolean | null>>;

const isFlat = (row: unknown): row is Flat =>
  isRecord(row) && Object.values(row).every((each) => typeof each !== 'object' || each === null);

const wordsOf = (value: Flat[string] | undefined): string => String(value ?? '').toWellFormed();
