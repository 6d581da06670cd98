import { sameForSame } from '../../schemas/base/same-for-same.ts';
import { query, unrecorded } from './queries.ts';
import type { Lookup } from './reads.ts';
import type { Form } from './store.ts';
import { track } from './track.ts';

/**
 * A value that is computed from one object alone. In a process it is computed once for the object. With a store that later processes use, it
 * is not computed again for an object with the same key and content. In a run no two objects have the same key.
 */
export function queryOf<Of extends object, Value>(
  name: string,
  { keyOf, compute }: { readonly keyOf: (of: Of) => string; readonly compute: (of: Of) => Value },
  form: Form<Value>,
): (of: Of) => Value {
  const asked = query(
    name,
    (source: { readonly of: Lookup }, key: string) => compute(source.of.get(key) as Of),
    form,
  );
  // whatever asks depends on the object already
  return sameForSame((of) => unrecorded(() => asked(track(name, { of: { get: () => of } }), keyOf(of))));
}
