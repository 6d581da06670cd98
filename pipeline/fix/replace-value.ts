import type { FaultLocation, Occurrence } from '../finding.ts';
import type { FieldEdit } from './edit.ts';
import { type Fix, fixOf, type RawContent } from './fix.ts';

/** Another value in the place of a whole one. White space around a text does not count. */
export function replaceValue(
  at: FaultLocation,
  { from, to }: { readonly from: unknown; readonly to: unknown },
  content: Pick<RawContent, 'valueAt'>,
): FieldEdit | undefined {
  const found = content.valueAt(at);
  if (found === undefined || trimmed(found.value) !== trimmed(from)) return undefined;
  return { kind: 'value', ...found.place, before: found.value, after: to };
}

const trimmed = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value);

/** The suggestion of a rule in the place of a value that is its target. Somebody has to agree. */
export function suggestedValue(
  { at, target, suggestion }: Occurrence<unknown>,
  content: RawContent,
): Fix | undefined {
  if (target === undefined || suggestion === undefined) return undefined;
  return fixOf(false, [replaceValue(at, { from: target, to: suggestion }, content)]);
}
