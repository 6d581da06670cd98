import type { Diagnostic, FieldPath } from '../../../schemas/report/diagnostic.ts';
import { escape } from './escape.ts';
import { isShown } from './excerpt.ts';

/** Who is at fault, in words: `kbHowToSection "Assign work"`, `asset "Dispatch board"`, `redirects.csv:12`. */
export function ownerOf({ entry, asset, source }: Diagnostic): string {
  if (entry !== null) return `${escape(entry.contentType)} ${nameOf(entry)}`.trimStart();
  if (asset !== undefined) return `asset ${nameOf(asset)}`;
  if (source === undefined) return 'the space';
  return [escape(source.file), source.line].filter((part) => part !== undefined).join(':');
}

/** Where the fault is within its owner: `howToSections[2] /content/3`; empty where it is the owner as a whole. */
export const spotOf = ({ field = [], path, source }: Pick<Diagnostic, 'field' | 'path' | 'source'>): string =>
  [fieldText(field), path, source?.pointer].flatMap((part) => (part ? [escape(part)] : [])).join(' ');

/** The same for an editor: text that is shown with the fault tells more than a pointer into it, and so does a number. */
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
 * Where readers meet the fault: `on /how-to/dispatch, via howToSections[2] > "Assign work" content`. The first step is
 * named where the address of its page does not do so.
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
