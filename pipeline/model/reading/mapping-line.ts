import type { ReadType } from './reading.ts';

/** The line of the configuration that maps a field of ours to a field of the space. */
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
