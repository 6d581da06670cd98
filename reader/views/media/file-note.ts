import type { BundledAsset } from '../../../schemas/bundle/asset.ts';
import { interfaceTexts } from '../../messages/interface.ts';

/** What a reader wants to know before a download: `PDF, 1.2 MB`. */
export const fileNote = (asset: BundledAsset): string =>
  [fileType(asset), asset.size === undefined ? undefined : fileSize(asset.size)].filter(Boolean).join(', ');

/** The ending of the file's name, which readers know; else the second half of its media type. */
function fileType({ fileName, contentType }: BundledAsset): string {
  const ending = /\.(?<ending>[a-z0-9]{1,5})$/iu.exec(fileName)?.groups?.['ending'];
  return (ending ?? contentType.split('/')[1] ?? '').toUpperCase();
}

/** Decimal units, as file managers and shops use them. */
function fileSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 1_000_000) return inUnit(bytes / 1000, { unit: 'kilobyte', maximumFractionDigits: 0 });
  return inUnit(bytes / 1_000_000, { unit: 'megabyte', minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

/** `1.2 MB`, `1,2 Mo`. Programs differ in their blanks, and pages have to be the same in all. */
const inUnit = (number: number, options: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(interfaceTexts.locales, { style: 'unit', ...options })
    .formatToParts(number)
    .map(({ type, value }) => (type === 'literal' ? ' ' : value))
    .join('');
