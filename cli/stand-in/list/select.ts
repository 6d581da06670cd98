import { isRecord } from '../../../schemas/base/is-record.ts';
import { type Resource } from '../space/resource.ts';

/** What `select=sys.id,fields.title` leaves of a resource. */
export function selected(resource: Resource, paths: readonly string[]): unknown {
  const parts = new Set(paths.map((path) => path.split('.')[0]));
  return Object.fromEntries(
    Object.entries(resource)
      .filter(([part]) => parts.has(part))
      .map(([part, value]) => [part, paths.includes(part) ? value : within(part, value, paths)]),
  );
}

function within(part: string, value: unknown, paths: readonly string[]): unknown {
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([key]) => paths.includes(`${part}.${key}`)));
}
