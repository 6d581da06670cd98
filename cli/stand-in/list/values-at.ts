import { isRecord } from '../../../schemas/base/is-record.ts';
import { type Resource } from '../space/resource.ts';

/** Reads the values at a path such as `sys.contentType.sys.id`, in lists and in all locales of a field. */
export function valuesAt(path: string): (resource: Resource) => readonly unknown[] {
  const [first = '', ...keys] = path.split('.');
  if (first === 'fields') {
    const [field = '', ...deeper] = keys;
    return ({ fields }) => descend(within(fields, field).flatMap(inAllLocales), deeper);
  }
  // most queries filter by one value of `sys`, and a large space has many items
  if (first === 'sys' && keys.length === 1 && keys[0] !== undefined) {
    const [key] = keys;
    return ({ sys }) => flat(Object.hasOwn(sys, key) ? [sys[key]] : []);
  }
  return (resource) => descend(within(resource, first), keys);
}

const descend = (values: readonly unknown[], keys: readonly string[]): readonly unknown[] =>
  flat(keys.reduce((found, key) => found.flatMap((value) => within(value, key)), values));

function within(value: unknown, key: string): readonly unknown[] {
  if (Array.isArray(value)) return value.flatMap((each: unknown) => within(each, key));
  return isRecord(value) && Object.hasOwn(value, key) ? [value[key]] : [];
}

const inAllLocales = (value: unknown): readonly unknown[] =>
  isRecord(value) ? Object.values(value) : [value];

const flat = (values: readonly unknown[]): readonly unknown[] =>
  values.some((value) => Array.isArray(value)) ? values.flat() : values;
