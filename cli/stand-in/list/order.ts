import { invalidQuery } from '../api/api-error.ts';
import type { Resource } from '../space/resource.ts';
import { valuesAt } from './values-at.ts';

const sorted = new WeakMap<readonly Resource[], Map<string, readonly Resource[]>>();

/** The same as `inOrder`, but caches the result for a list and an order. */
export function inKeptOrder(resources: readonly Resource[], order: string | undefined): readonly Resource[] {
  if (order === undefined) return resources;
  const known = sorted.get(resources) ?? new Map<string, readonly Resource[]>();
  sorted.set(resources, known);
  const result = known.get(order) ?? inOrder(resources, order);
  known.set(order, result);
  return result;
}

/** Sorts by `sys.createdAt,-sys.id` and its like. */
export function inOrder(resources: readonly Resource[], order: string | undefined): readonly Resource[] {
  if (order === undefined) return resources;
  const keys = order.split(',').map((key) => readKey(key));
  const rows = resources.map((resource) => ({
    resource,
    values: keys.map(({ read }) => read(resource)[0]),
  }));
  rows.sort((left, right) => {
    for (const [index, { sign }] of keys.entries()) {
      const difference = compare(left.values[index], right.values[index]);
      if (difference !== 0) return sign * difference;
    }
    return 0;
  });
  return rows.map(({ resource }) => resource);
}

interface SortKey {
  readonly read: ReturnType<typeof valuesAt>;
  readonly sign: 1 | -1;
}

function readKey(key: string): SortKey {
  const path = key.replace(/^-/u, '');
  if (!/^(?:sys|fields|name|title|scheduledFor)(?:\.[\w-]+)*$/u.test(path)) throw invalidQuery('order', key);
  return { read: valuesAt(path), sign: path === key ? 1 : -1 };
}

function compare(left: unknown, right: unknown): number {
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  const [first, second] = [textOf(left), textOf(right)];
  return first < second ? -1 : Number(first > second);
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
