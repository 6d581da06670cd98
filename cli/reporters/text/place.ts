import type { Diagnostic, FieldPath } from '../../../schemas/report/diagnostic.ts';
import { escape } from './escape.ts';
import { isShown } from './excerpt.ts';

/** The owner of a finding: `kbHowToSection "Assign work"`, `asset "Dispatch board"`, `redirects.csv:12`. */
export function ownerOf({ entry, asset, source }: Diagnostic): string {
  if (entry !== null) return `${escape(entry.contentType)} ${nameOf(entry)}`.trimStart();
  if (asset !== undefined) return `asset ${nameOf(asset)}`;
  if (source === undefined) return 'the space';
  return [escape(source.file), source.line].filter((part) => part !== undefined).join(':');
}

/** The place within the owner: `howToSections[2] /content/3`. Empty if it is the whole owner. */
export const spotOf = ({ field = [], path, source }: Pick<Diagnostic, 'field' | 'path' | 'source'>): string =>
  [fieldText(field), path, source?.pointer].flatMap((part) => (part ? [escape(part)] : [])).join(' ');

/** The same for editors: without the pointer if an excerpt or a number shows the place. */
export function readableSpotOf({ entry, field, path, source, excerpt }: Diagnostic): string {
  if (isShown(excerpt)) return spotOf({ field });
  const block = entry === null ? null : /^\/content\/(\d+)/u.exec(path ?? '');
  return block === null
    ? spotOf({ field, path, source })
    : `${spotOf({ field })} block ${Number(block[1]) + 1}`;
}

/** `content`, `howToSections[2]`. */
export const fieldText = (field: FieldPath): string =>
  field.reduce<string>((text, step) => {
    if (typeof step === 'number') return `${text}[${step}]`;
    return text === '' ? step : `${text}.${step}`;
  }, '');

/**
 * The page with the fault: `on /how-to/dispatch, via howToSections[2] > "Assign work" content`. The first step is named if
 * the URL of the page does not show it.
 */
export function whereSeen({ entry, via }: Diagnostic): string {
  const chain = via
    .map((step, index) => {
      const field = escape(fieldText(step.field));
      return index === 0 && entry?.url !== undefined ? field : `${nameOf(step)} ${field}`;
    })
    .join(' > ');
  return [entry?.url === undefined ? '' : `on ${escape(entry.url)}`, chain && `via ${chain}`]
    .filter(Boolean)
    .join(', ');
}

const nameOf = ({ id, title }: { readonly id: string; readonly title?: string | undefined }): string =>
  title === undefined ? escape(id) : `"${escape(title)}"`;
