import { isRecord } from '../../../schemas/base/is-record.ts';
import { absoluteFileUrl } from '../../addresses/absolute-file-url.ts';
import type { DecodeContext } from '../decode-context.ts';
import { pickLocale } from '../export/locales.ts';
import type { RawItem } from '../export/raw-export.ts';

/** A member of an asset by its path: `title`, `file.url`. */
export function assetValue(
  { fields }: RawItem,
  [name = '', member]: readonly string[],
  { locales }: Pick<DecodeContext, 'locales'>,
): string | undefined {
  const byLocale = Object.hasOwn(fields, name) ? fields[name] : undefined;
  const value = isRecord(byLocale) ? pickLocale(byLocale, locales, true) : undefined;
  const found =
    member !== undefined && isRecord(value) && Object.hasOwn(value, member) ? value[member] : value;
  if (typeof found !== 'string' || found.trim() === '') return undefined;
  return member === 'url' ? absoluteFileUrl(found) : found;
}
