import type { PipelineConfig } from '../../pipeline/config/config.ts';
import { mappingsOf, type ReadWhen } from '../../pipeline/config/type-mapping.ts';
import { parseSource, pathsIn } from '../../pipeline/model/sources/parsed-source.ts';
import type { ContentTypeDefinition } from '../../schemas/content/content-type.ts';
import { contentTypes, isContentTypeId } from '../../schemas/content/index.ts';
import { didYouMean } from '../terminal/did-you-mean.ts';
import { shown } from './shown.ts';

/** The faults of `contentTypes` that show without an export: types and fields that are not ours, and mappings that never apply. */
export const typeNameFaults = ({ contentTypes: mappings }: PipelineConfig): string[] =>
  Object.entries(mappings).flatMap(([spaceType, mapping]) => {
    const all = mappingsOf(mapping);
    const isList = Array.isArray(mapping);
    return all.flatMap((each, index) => {
      const place = isList ? `contentTypes.${spaceType}.${index}` : `contentTypes.${spaceType}`;
      return [
        ...unknownNames(each, place),
        ...ignoreFaults(each, place),
        ...(isList ? orderFaults(all, index, place) : []),
      ];
    });
  });

function unknownNames({ as, fields }: ReadWhen, place: string): string[] {
  if (!isContentTypeId(as)) {
    return [
      `unknown content type ${shown(as)} in ${shown(place)}${didYouMean(as, Object.keys(contentTypes))}`,
    ];
  }
  const definition: ContentTypeDefinition = contentTypes[as];
  const known = Object.keys(definition.fields);
  return Object.keys(fields)
    .filter((field) => !known.includes(field))
    .map((field) => `unknown field ${shown(field)} of ${as} in ${shown(place)}${didYouMean(field, known)}`);
}

/** A field that is ignored and read, or ignored twice. */
function ignoreFaults({ fields, ignore }: ReadWhen, place: string): string[] {
  const readers = new Map(
    Object.entries(fields).flatMap(([name, source]) =>
      pathsIn(parseSource(source)).map(({ path }): [string, string] => [path.steps[0] ?? '', name]),
    ),
  );
  return ignore.flatMap((field, index) => {
    const reader = readers.get(field);
    if (ignore.indexOf(field) < index) return [`${shown(field)} is in ${shown(`${place}.ignore`)} twice`];
    if (reader === undefined) return [];
    return [`${shown(field)} is read as "${reader}" and ignored too, in ${shown(`${place}.ignore`)}`];
  });
}

/** A mapping of a list that no entry comes to. */
function orderFaults(all: readonly ReadWhen[], index: number, place: string): string[] {
  const { when } = all[index] ?? {};
  if (when === undefined) {
    return index === all.length - 1
      ? []
      : [`${shown(place)} has no "when", so the mappings after it are never reached; put it last`];
  }
  const words = JSON.stringify(when);
  const first = all.findIndex((each) => JSON.stringify(each.when) === words);
  return first === index
    ? []
    : [`${shown(`${place}.when`)} says the same as that of number ${first + 1}, so it is never reached`];
}
