import { type ContentTypeId, isContentTypeId } from '../../schemas/content/index.ts';
import type { PipelineConfig } from '../config/config.ts';

/** How the configuration reads a space: which type is which of ours, and which field. */
export interface Reading {
  /** Our type for one of the space; undefined where entries of it are not read. */
  typeOf(spaceType: string): ContentTypeId | undefined;
  isMapped(spaceType: string): boolean;
  /** The space's name for a field of ours. */
  fieldOf(spaceType: string, field: string): string;
  /** The space's types that the configuration names. */
  readonly mapped: readonly string[];
}

export function readingOf({ contentTypes: mapping }: Pick<PipelineConfig, 'contentTypes'>): Reading {
  const mapped = new Map(Object.entries(mapping));
  const fields = new Map([...mapped].map(([type, each]) => [type, new Map(Object.entries(each.fields))]));
  return {
    typeOf(spaceType) {
      const id = mapped.get(spaceType)?.as ?? spaceType;
      return isContentTypeId(id) ? id : undefined;
    },
    isMapped: (spaceType) => mapped.has(spaceType),
    fieldOf: (spaceType, field) => fields.get(spaceType)?.get(field) ?? field,
    mapped: [...mapped.keys()],
  };
}
