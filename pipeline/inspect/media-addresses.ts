import type { ContentTypeDefinition } from '../../schemas/content/content-type.ts';
import { contentTypes } from '../../schemas/content/index.ts';
import type { Entry } from '../entry.ts';
import type { Graph } from '../graph.ts';
import { type Address, readAddress } from '../addresses/read-address.ts';

/** The address of a video or a frame, which is shown and not followed. */
export interface MediaAddress {
  /** As the space spells it. */
  readonly field: string;
  readonly use: 'frame' | 'video';
  readonly value: string;
  readonly address: Address;
}

/** The addresses of an entry that are shown within the page. */
export function mediaAddresses(entry: Entry, { config }: Graph): MediaAddress[] {
  if (entry.type === undefined) return [];
  const definition: ContentTypeDefinition = contentTypes[entry.type];
  return Object.entries(definition.fields).flatMap(([name, field]): MediaAddress[] => {
    const value = entry.fields[name];
    if (field.kind !== 'url' || field.use === 'page' || typeof value !== 'string') return [];
    if (value.trim() === '') return [];
    return [
      {
        field: entry.fieldNames.get(name) ?? name,
        use: field.use,
        value: value.trim(),
        address: readAddress(value, config),
      },
    ];
  });
}
