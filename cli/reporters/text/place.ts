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

type Spot = Pick<Diagnostic, 'field' | 'path' | 'source' | 'locale' | 'isTranslation'>;

/** The place within the owner: `howToSections[2] /content/3`, of a translation `content (de)`. Empty if it is the whole owner. */
export const spotOf = ({ field = [], path, source, ...of }: Spot): string =>
  [fieldText(field), path, source?.pointer, localeText(of)]
    .flatMap((part) => (part ? [escape(part)] : []))
    .join(' ');

const localeText = ({ locale, isTranslation }: Spot): string => (isTranslation ? `(${locale ?? ''})` : '');

/** The same for editors: without the pointer if an excerpt or a number shows the place. */
export function readableSpotOf({ excerpt, entry, ...spot }: Diagnostic): string {
  const { path, ...whole } = spot;
  if (isShown(excerpt)) return spotOf({ ...whole, source: undefined });
  const block = entry === null ? null : /^\/content\/(\d+)/u.exec(path ?? '');
  return block === null
    ? spotOf(spot)
    : spotOf({ ...whole, source: undefined, path: `block ${Number(block[1]) + 1}` });
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
