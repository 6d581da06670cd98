import * as z from 'zod';
import { isSeenText } from '../../schemas/base/text/seen-text.ts';
import type { AssetId } from '../../schemas/base/ids.ts';
import type { Asset, AssetFile, EntryState } from '../entry.ts';
import type { Report } from '../finding.ts';
import { checkAssetText } from './texts/check-asset-text.ts';
import { type Locales, pickLocale } from './export/locales.ts';
import type { RawItem } from './export/raw-export.ts';
import { stateOf } from './state.ts';

const positive = z.number().positive().optional().catch(undefined);

/** No file has a part of a byte, or more of them than can be counted. */
const bytes = z.number().int().nonnegative().optional().catch(undefined);

const file = z.looseObject({
  url: z.string().min(1),
  fileName: z.string().default('file'),
  // as other services write it: `Image/PNG; charset=binary`
  contentType: z
    .string()
    .default('application/octet-stream')
    .transform((type) => type.replace(/;.*$/su, '').trim().toLowerCase()),
  details: z
    .looseObject({ size: bytes, image: z.looseObject({ width: positive, height: positive }).optional() })
    .default({}),
});

export interface AssetContext {
  readonly locales: Locales;
  /** Whether the build includes assets in a state: only those are reported on. */
  readonly includes: (state: EntryState) => boolean;
  readonly report: Report;
}

/** An asset in one locale. A file that is not there or not sound is left out: `media/no-file` says so where it is used. */
export function decodeAsset(raw: RawItem, { locales, includes, report }: AssetContext): Asset {
  const state = stateOf(raw.sys);
  const pick = (field: string): unknown => {
    const values = Object.hasOwn(raw.fields, field) ? raw.fields[field] : undefined;
    if (typeof values !== 'object' || values === null) return undefined;
    return pickLocale(values as Record<string, unknown>, locales, true);
  };
  const words = (field: 'title' | 'description'): string | undefined => {
    const value = pick(field);
    if (typeof value !== 'string' || !isSeenText(value)) return undefined;
    if (includes(state)) checkAssetText(value, { asset: raw.sys.id, part: field }, report);
    return value.isWellFormed() ? value.trim() : undefined;
  };
  return {
    id: raw.sys.id as AssetId,
    state,
    title: words('title'),
    description: words('description'),
    ...readFile(pick('file')),
  };
}

function readFile(value: unknown): Pick<Asset, 'file' | 'fileFault'> {
  const parsed = file.safeParse(value);
  if (!parsed.success) {
    return { file: undefined, ...(upload.safeParse(value).success && { fileFault: 'unprocessed' }) };
  }
  const { url, fileName, contentType, details } = parsed.data;
  if (details.size === 0) return { file: undefined, fileFault: 'empty' };
  const { width, height } = details.image ?? {};
  const read: AssetFile = { url, fileName, contentType, size: details.size, width, height };
  return { file: read };
}

/**
 * The member of an asset that replaces its address until the upload is processed. Source: Contentful, "Processing an
 * asset".
 */
const upload = z.union([
  z.looseObject({ upload: z.string().min(1) }),
  z.looseObject({ uploadFrom: z.looseObject({}) }),
]);
