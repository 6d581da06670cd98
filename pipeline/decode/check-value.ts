import { isColour } from '../../schemas/base/colour.ts';
import { type Field, type FieldKind, fieldKinds } from '../../schemas/fields/index.ts';
import type { Occurrence, Problem } from '../problem.ts';
import { blank } from '../rules/schema/blank.ts';
import { invalidColour } from '../rules/schema/invalid-colour.ts';
import { invalidValue } from '../rules/schema/invalid-value.ts';
import { wrongType } from '../rules/schema/wrong-type.ts';
import { shortened } from '../rules/words.ts';
import { isUnread } from './unread-document.ts';

/** Reports within one field: the place is what stands below it. */
type ReportHere = <Detail>(
  problem: Problem<Detail>,
  occurrence: Omit<Occurrence<Detail>, 'at'> & { readonly at?: { readonly pointer?: string } },
) => void;

/** What each kind expects, in an editor's words. */
const expected: Record<FieldKind, string> = {
  anchor: 'a short text',
  asset: 'a link to an asset',
  boolean: 'yes or no (true or false)',
  cells: 'a list of rows, each a list of cells that are texts or rich texts',
  code: 'a text',
  integer: 'a whole number',
  labelledLinks: 'a list of { label, url }',
  link: 'a link to an entry',
  links: 'a list of links to entries',
  part: 'a link to an entry',
  parts: 'a list of links to entries',
  richText: 'a rich text',
  slug: 'a short text',
  symbol: 'a short text',
  symbols: 'a list of short texts',
  url: 'an address',
};

/** The value if it fits its field, else undefined after a report. Bad items of a list are left out one by one. */
export function checkValue(field: Field, value: unknown, report: ReportHere): unknown {
  if (field.kind === 'richText' && isUnread(value) && value.nodeType === 'document') return value;
  const parsed = fieldKinds[field.kind].exported.safeParse(value);
  if (!parsed.success) {
    const sound = Array.isArray(value) && isList(field) ? soundItems(field, value) : undefined;
    const pointer = parsed.error.issues[0]?.path.map((step) => `/${String(step)}`).join('');
    const detail = { expected: expected[field.kind], actual: value };
    report(wrongType, { detail, ...(pointer && { at: { pointer } }) });
    return sound;
  }
  if (typeof value === 'string' && !checkString(field, value, report)) return undefined;
  if (typeof value === 'number' && !checkNumber(field, value, report)) return undefined;
  return value;
}

/** Fields that hold lists take the empty one. */
const isList = ({ kind }: Field): boolean => fieldKinds[kind].exported.safeParse([]).success;

const soundItems = (field: Field, values: readonly unknown[]): unknown[] =>
  values.filter((item) => fieldKinds[field.kind].exported.safeParse([item]).success);

function checkString(field: Field, value: string, report: ReportHere): boolean {
  if (!value.isWellFormed()) return false; // reported with what is wrong in any field
  if (field.required && value.trim() === '') {
    report(blank, { detail: undefined });
    return false;
  }
  if (field.kind !== 'symbol') return true;
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

function checkNumber(field: Field, value: number, report: ReportHere): boolean {
  if (field.kind !== 'integer') return true;
  const fault = !Number.isInteger(value)
    ? `${value} is not a whole number`
    : value < (field.minimum ?? Number.MIN_SAFE_INTEGER)
      ? `${value} is below ${field.minimum}`
      : undefined;
  if (fault !== undefined) report(invalidValue, { detail: { fault } });
  return fault === undefined;
}
