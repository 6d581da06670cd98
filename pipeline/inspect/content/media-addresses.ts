import type { ContentTypeDefinition } from '../../../schemas/content/content-type.ts';
import { contentTypes } from '../../../schemas/content/index.ts';
import { isPlayed } from '../../../schemas/base/is-played.ts';
import { sameForSame } from '../../../schemas/base/same-for-same.ts';
import type { FieldPath } from '../../../schemas/report/diagnostic.ts';
import type { Entry } from '../../entry.ts';
import type { Graph } from '../../graph.ts';
import { type Address, readAddress } from '../../addresses/read-address.ts';
import type { FaultLocation } from '../../finding.ts';
import { readText } from '../../rich-text/read-text.ts';
import { textsOf } from './texts-of.ts';

/** The address of a video or a frame, which is shown and not followed. */
export interface MediaAddress {
  readonly at: FaultLocation;
  /** The id of the space, before the configuration maps it to ours. */
  readonly field: string;
  readonly use: 'frame' | 'video';
  readonly value: string;
  readonly address: Address;
  /** Of one in a text, which has its own. */
  readonly title: string | undefined;
}

/** The addresses of videos and frames that a page of the entry shows: from fields, and from HTML in texts. */
export function mediaAddresses(entry: Entry, { config }: Graph): MediaAddress[] {
  if (entry.type === undefined) return [];
  const definition: ContentTypeDefinition = contentTypes[entry.type];
  const inFields = Object.entries(definition.fields).flatMap(([name, field]): MediaAddress[] => {
    const value = entry.fields[name];
    if (field.kind !== 'url' || field.use === 'page' || typeof value !== 'string') return [];
    if (value.trim() === '') return [];
    const spelled = entry.fieldNames.get(name) ?? name;
    return [
      {
        at: { entry: entry.id, field: [spelled] },
        field: spelled,
        use: field.use,
        value: value.trim(),
        address: readAddress(value, config),
        title: undefined,
      },
    ];
  });
  const inTexts = playersIn(entry).map(({ field, ...player }) => ({
    ...player,
    at: { entry: entry.id, field },
    field: String(field[0]),
    address: readAddress(player.value, config),
  }));
  return [...inFields, ...inTexts];
}

interface Player extends Pick<MediaAddress, 'use' | 'value'> {
  readonly field: FieldPath;
  readonly title: string;
}

/** An entry's texts never change, so they are read once. */
const playersIn = sameForSame((entry: Entry): readonly Player[] =>
  textsOf(entry).flatMap(({ source, field }) =>
    readText(source).references.flatMap(({ kind, target, text }): Player[] => {
      if (kind !== 'video' && kind !== 'frame') return [];
      return [{ field, use: isPlayed(target) ? 'video' : kind, value: target, title: text.trim() }];
    }),
  ),
);
