import type { Compared, When } from '../../config/mapping/when.ts';
import { parsePath } from '../../model/sources/parsed-source.ts';
import { kindOfValue, linkedId } from '../../model/sources/value-kind.ts';
import type { RawItem } from '../export/raw-export.ts';
import { type PathContext, readPath, titleOfLinked } from './read-path.ts';

/** Whether a condition of a mapping holds for an entry. */
export function holds(
  when: When,
  item: RawItem,
  context: Omit<PathContext, 'note' | 'noteMissing'>,
): boolean {
  const quiet: PathContext = { ...context, note: () => {}, noteMissing: () => {} };
  const values = valuesOf(readPath(parsePath(when.field), item, quiet)?.value, quiet);
  if ('exists' in when) return values.length > 0 === when.exists;
  if ('is' in when) return values.includes(when.is);
  if ('isNot' in when) return !values.includes(when.isNot);
  return when.in.some((each) => values.includes(each));
}

/** What a value may be compared with: a link is its entry's id and title. */
function valuesOf(value: unknown, context: PathContext): Compared[] {
  const values: readonly unknown[] = Array.isArray(value) ? value : value === undefined ? [] : [value];
  return values.flatMap((each): Compared[] => {
    if (typeof each === 'string') return each.trim() === '' ? [] : [each];
    if (typeof each === 'number' || typeof each === 'boolean') return [each];
    const id = linkedId(each);
    if (id === undefined) return [true]; // a text or an object is there, and equals nothing
    const title = kindOfValue(each) === 'entry' ? titleOfLinked(id, '', context) : undefined;
    return title === undefined ? [id] : [id, title];
  });
}
