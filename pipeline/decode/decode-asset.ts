import * as z from 'zod';
import type { AssetId } from '../../schemas/base/ids.ts';
import type { Asset, AssetFile } from '../entry.ts';
import { type Locales, pickLocale } from './locales.ts';
import type { RawItem } from './raw-export.ts';
import { stateOf } from './state.ts';

const positive = z.number().positive().optional().catch(undefined);

const file = z.looseObject({
  url: z.string().min(1),
  fileName: z.string().default('file'),
  // as other services write it: `Image/PNG; charset=binary`
  contentType: z
    .string()
    .default('application/octet-stream')
    .transform((type) => type.replace(/;.*$/su, '').trim().toLowerCase()),
  details: z
    .looseObject({ size: positive, image: z.looseObject({ width: positive, height: positive }).optional() })
    .default({}),
});

/** An asset in one locale. A file that is not there or not sound is left out: `media/no-file` says so where it is used. */
export function decodeAsset(raw: RawItem, { locales }: { readonly locales: Locales }): Asset {
  const pick = (field: string): unknown => {
    const values = Object.hasOwn(raw.fields, field) ? raw.fields[field] : undefined;
    if (typeof values !== 'object' || values === null) return undefined;
    return pickLocale(values as Record<string, unknown>, locales, true);
  };
  return {
    id: raw.sys.id as AssetId,
    state: stateOf(raw.sys),
    title: textOf(pick('title')),
    description: textOf(pick('description')),
    file: readFile(pick('file')),
  };
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;

function readFile(value: unknown): AssetFile | undefined {
  const parsed = file.safeParse(value);
  if (!parsed.success) return undefined;
  const { url, fileName, contentType, details } = parsed.data;
  return {
    url,
    fileName,
    contentType,
    size: details.size,
    width: details.image?.width,
    height: details.image?.height,
  };
}
