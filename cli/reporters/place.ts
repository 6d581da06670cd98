import type { Diagnostic, FieldPath } from '../../schemas/report/diagnostic.ts';
import { escape } from './escape.ts';

/** Who is at fault, in words: `kbHowToSection "Assign work"`, `asset "Dispatch board"`, `redirects.csv:12`. */
export function ownerOf({ entry, asset, source }: Diagnostic): string {
  if (entry !== null) return `${escape(entry.contentType)} ${nameOf(entry)}`.trimStart();
  if (asset !== undefined) return `asset ${nameOf(asset)}`;
  if (source === undefined) return 'the space';
  return [escape(source.file), source.line].filter((part) => part !== undefined).join(':');
}

/** Where the fault is within its owner: `howToSections[2] /content/3`; empty where it is the owner as a whole. */
export const spotOf = ({ field = [], path, source }: Diagnostic): string =>
  [fieldText(field), path, source?.pointer].flatMap((part) => (part ? [escape(part)] : [])).join(' ');

/** `content`, `howToSections[2]`. */
export const fieldText = (field: FieldPath): string =>
  field.reduce<string>((text, step) => {
    if (typeof step === 'number') return `${text}[${step}]`;
    return text === '' ? step : `${text}.${step}`;
  }, '');

const nameOf = ({ id, title }: { readonly id: string; readonly title?: string | undefined }): string =>
  title === undefined ? escape(id) : `"${escape(title)}"`;
