import type { PipelineConfig } from '../../config/config.ts';
import type { RawExport } from '../../decode/export/raw-export.ts';
import type { ContentTypeId } from '../../../schemas/content/index.ts';
import { entriesByType } from './entries-by-type.ts';
import { fieldsInUse } from './fields-in-use.ts';
import { readModel } from '../read-model.ts';
import { readingOf } from './reading.ts';
import type { ModelField, ModelType } from '../space-model.ts';

/** A content type of a space that is not read, and a mapping for it. */
export interface PageLike {
  readonly id: string;
  readonly mapping: { readonly as: ContentTypeId; readonly fields: Readonly<Record<string, string>> };
}

/** The content types that are not read and have a title, an address and a text: most entries first. */
export function pageLikeTypes(config: Pick<PipelineConfig, 'contentTypes'>, exported: RawExport): PageLike[] {
  const { model } = readModel(exported);
  const reading = readingOf(config, { model, inUse: fieldsInUse(exported.entries) });
  const unknown = [...model.types.values()].filter(({ id }) =>
    ['unknown', 'namesake'].includes(reading.of(id).kind),
  );
  const entries = entriesByType(exported.entries);
  return unknown
    .flatMap((type) => pageIn(type) ?? [])
    .toSorted((a, b) => (entries.get(b.id) ?? 0) - (entries.get(a.id) ?? 0));
}

function pageIn({ id, displayField, fields }: ModelType): PageLike | undefined {
  const all = [...fields.values()];
  const title = fields.get(displayField ?? '') ?? all.find(({ type }) => type === 'Symbol');
  const url = all.find(isAddress);
  const text = all.find(({ type }) => type === 'RichText') ?? all.find(({ type }) => type === 'Text');
  if (title === undefined || url === undefined || text === undefined) return undefined;
  return {
    id,
    mapping: { as: 'kbLandingPage', fields: { title: title.id, url: url.id, description: text.id } },
  };
}

const isAddress = ({ id, type, widget }: ModelField): boolean =>
  type === 'Symbol' && (widget === 'slugEditor' || /^(?:url|path|permalink|handle)$|slug$/iu.test(id));
