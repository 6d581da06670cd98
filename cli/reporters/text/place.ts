import type { Diagnostic, FieldPath } from '../../../schemas/report/diagnostic.ts';
import { fieldWords } from '../../../schemas/report/field-words.ts';
import { escape } from './escape.ts';
import { isShown } from './excerpt.ts';

/** The owner of a finding: `How-to section "Assign work"`, `asset "Dispatch board"`, `redirects.csv:12`. */
export function ownerOf({ entry, asset, source }: Diagnostic): string {
  if (entry !== null) return `${escape(entry.typeName ?? entry.contentType)} ${nameOf(entry)}`.trimStart();
  if (asset !== undefined) return `asset ${nameOf(asset)}`;
  if (source === undefined) return 'the space';
  return [escape(source.file), source.line].filter((part) => part !== undefined).join(':');
}

type Spot = Pick<Diagnostic, 'field' | 'fieldName' | 'path' | 'source' | 'locale' | 'isTranslation'>;

/** The place within the owner: `Sections, item 3 /content/3`, of a translation `Content (de)`. Empty if it is the whole owner. */
export const spotOf = ({ path, source, ...of }: Spot): string =>
  [fieldWords(of), path, source?.pointer, localeText(of)]
    .flatMap((part) => (part ? [escape(part)] : []))
    .join(' ');

const localeText = ({ locale, isTranslation }: Spot): string => (isTranslation ? `(${locale ?? ''})` : '');

/** The same for editors: without the pointer if an excerpt or a number shows the place, or if it leads into a link's own data. */
export function readableSpotOf({ excerpt, entry, ...spot }: Diagnostic): string {
  const { path, ...whole } = spot;
  if (isShown(excerpt) || /^\/sys(?:\/|$)/u.test(path ?? '')) return spotOf({ ...whole, source: undefined });
  const block = entry === null ? null : /^\/content\/(\d+)/u.exec(path ?? '');
  return block === null
    ? spotOf(spot)
    : spotOf({ ...whole, source: undefined, path: `block ${Number(block[1]) + 1}` });
}

/** The ids of a field's path, for programs: `howToSections[2]`. */
export const fieldText = (field: FieldPath): string =>
  field.reduce<string>((text, step) => {
    if (typeof step === 'number') return `${text}[${step}]`;
    return text === '' ? step : `${text}.${step}`;
  }, '');

/**
 * The page with the fault: `on /how-to/dispatch, via Sections, item 3 > "Assign work" Content`. The first step is named if
 * the URL of the page does not show it.
 */
export function whereSeen({ entry, via }: Diagnostic): string {
  const chain = via
    .map((step, index) => {
      const field = escape(fieldWords(step));
      return index === 0 && entry?.url !== undefined ? field : `${nameOf(step)} ${field}`;
    })
    .join(' > ');
  return [entry?.url === undefined ? '' : `on ${escape(entry.url)}`, chain && `via ${chain}`]
    .filter(Boolean)
    .join(', ');
}

const nameOf = ({ id, title }: { readonly id: string; readonly title?: string | undefined }): string =>
  title === undefined ? escape(id) : `"${escape(title)}"`;
