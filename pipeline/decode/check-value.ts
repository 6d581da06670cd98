import { isColour } from '../../schemas/base/colour.ts';
import { isSeenText } from '../../schemas/base/text/seen-text.ts';
import type { FieldKindDefinition } from '../../schemas/fields/field.ts';
import { type Field, fieldKinds } from '../../schemas/fields/index.ts';
import { exportedSchema, isListKind } from '../../schemas/fields/traits-of.ts';
import { nearest } from '../nearest.ts';
import type { Occurrence } from '../finding.ts';
import type { Problem } from '../problem.ts';
import { blank } from '../rules/schema/blank.ts';
import { invalidColour } from '../rules/schema/invalid-colour.ts';
import { invalidValue } from '../rules/schema/invalid-value.ts';
import { type MissingKey, wrongType } from '../rules/schema/wrong-type.ts';
import { shortened } from '../rules/words.ts';
import { isUnparsed } from './lazy-document.ts';
import { dateFault, isDate } from './texts/read-date.ts';

/** Reports within one field: the location is relative to it. */
type ReportHere = <Detail>(
  problem: Problem<Detail>,
  occurrence: Omit<Occurrence<Detail>, 'at'> & { readonly at?: { readonly pointer?: string } },
) => void;

/** The value if it fits its field, else undefined after a report. Bad items of a list are left out one by one. */
export function checkValue(field: Field, value: unknown, report: ReportHere): unknown {
  if (field.kind === 'richText' && isUnparsed(value) && value.nodeType === 'document') return value;
  const parsed = exportedSchema(field.kind).safeParse(value);
  if (!parsed.success) {
    const sound = Array.isArray(value) && isListKind(field.kind) ? soundItems(field, value) : undefined;
    for (const [index, { path, more }] of wrongItems(parsed.error.issues, value).entries()) {
      const pointer = path.map((step) => `/${String(step)}`).join('');
      const detail = {
        expected: fieldKinds[field.kind].expected,
        ...wrongPart(value, path),
        ...(more > 0 && { more }),
      };
      report(wrongType, {
        detail,
        ...(detail.key?.meant !== undefined && { suggestion: detail.key.meant }),
        ...(pointer && { at: { pointer } }),
        ...(index > 0 && { target: pointer }),
      });
    }
    return sound;
  }
  if (typeof value === 'string' && !checkString(field, value, report)) return undefined;
  const { fault }: FieldKindDefinition = fieldKinds[field.kind];
  const found = fault?.(value as never, field as never); // both are of the kind
  if (found === undefined) return value;
  report(invalidValue, { detail: { fault: found } });
  return undefined;
}

type Path = readonly PropertyKey[];

/** At most this many faulty items of a list are reported. */
const maxItems = 5;

/** The first fault of each item of a list, or of the whole value. The last reported fault says how many more items are faulty. */
function wrongItems(
  issues: readonly { readonly path: Path }[],
  value: unknown,
): { path: Path; more: number }[] {
  if (!Array.isArray(value)) return [{ path: issues[0]?.path ?? [], more: 0 }];
  const byItem = new Map<PropertyKey | undefined, Path>();
  for (const { path } of issues) if (!byItem.has(path[0])) byItem.set(path[0], path);
  const more = byItem.size - maxItems;
  return [...byItem.values()]
    .slice(0, maxItems)
    .map((path, index) => ({ path, more: index === maxItems - 1 ? Math.max(0, more) : 0 }));
}

/** The faulty item of a list, with the key that it lacks; else the value. */
function wrongPart(value: unknown, [step, key]: Path): { actual: unknown; item?: number; key?: MissingKey } {
  if (!Array.isArray(value) || typeof step !== 'number') return { actual: value };
  const actual: unknown = value[step];
  const lacks = key === 'label' || key === 'url' ? missingKey(actual, key) : undefined;
  return { actual, item: step + 1, ...(lacks && { key: lacks }) };
}

/** The missing key of a labelled link. Undefined if the key is there with a value of another type. */
function missingKey(item: unknown, name: 'label' | 'url'): MissingKey | undefined {
  if (typeof item !== 'object' || item === null || Array.isArray(item) || Object.hasOwn(item, name))
    return undefined;
  const others = Object.keys(item).filter((key) => key !== 'label' && key !== 'url');
  const alike = nearest(name, others) ?? others.find((key) => otherNames[name].includes(key.toLowerCase()));
  return { name, others, meant: alike === undefined ? undefined : name };
}

/** The names of the two keys in other formats. */
const otherNames = {
  label: ['title', 'text', 'name', 'caption'],
  url: ['href', 'link', 'uri', 'address', 'target'],
} satisfies Readonly<Record<string, readonly string[]>>;

const soundItems = (field: Field, values: readonly unknown[]): unknown[] =>
  values.filter((item) => exportedSchema(field.kind).safeParse([item]).success);

function checkString(field: Field, value: string, report: ReportHere): boolean {
  if (!value.isWellFormed()) return false; // reported by the check of any field
  if (field.required && !isSeenText(value)) {
    report(blank, { detail: undefined });
    return false;
  }
  if (field.kind === 'date' && !isDate(value)) {
    report(invalidValue, { detail: { fault: dateFault(value) } });
    return false;
  }
  if (field.kind !== 'symbol') return true;
  if (!isSeenText(value)) return false; // a name or a label that readers cannot see is none
  if (field.oneOf !== undefined && !field.oneOf.includes(value)) {
    report(invalidValue, {
      detail: { fault: `"${shortened(value)}" is not one of ${field.oneOf.join(', ')}` },
    });
    return false;
  }
  if (field.colour && !isColour(value)) {
    report(invalidColour, { detail: { value } });
    return false;
  }
  return true;
}
