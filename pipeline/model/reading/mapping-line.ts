import type { ReadType } from './reading.ts';

/** What the configuration needs so that a field of ours is read from another one of the space's. */
export function mappingLine(
  contentType: string,
  { id, fieldNames, ignored }: Pick<ReadType, 'id' | 'fieldNames' | 'ignored'>,
  [ours, theirs]: readonly [ours: string, theirs: string],
): string {
  const mapping = {
    as: id,
    fields: { ...Object.fromEntries(fieldNames), [ours]: theirs },
    ...(ignored.size > 0 && { ignore: [...ignored] }),
  };
  return `"contentTypes": ${JSON.stringify({ [contentType]: mapping })}`;
}
