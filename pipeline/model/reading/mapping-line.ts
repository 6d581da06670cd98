import type { ReadType } from './type-reading.ts';

/** The line of the configuration that maps a field of ours to a field of the space. */
export function mappingLine(
  contentType: string,
  { id, mapping }: Pick<ReadType, 'id' | 'mapping'>,
  [ours, theirs]: readonly [ours: string, theirs: string],
): string {
  const line = {
    as: id,
    fields: { ...mapping?.fields, [ours]: theirs },
    ...(mapping !== undefined && mapping.ignore.length > 0 && { ignore: mapping.ignore }),
  };
  return `"contentTypes": ${JSON.stringify({ [contentType]: line })}`;
}
