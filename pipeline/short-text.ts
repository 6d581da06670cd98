import type { FieldPath } from '../schemas/report/diagnostic.ts';

/** In UTF-16 code units. Usable addresses and readable sentences are shorter. */
const maxLength = 2000;

/** Shortens a quotation of the content: an export can have a title of many megabytes, but a report must not. */
export const shortText = (text: string): string =>
  text.length <= maxLength ? text : `${withoutHalf(text.slice(0, maxLength))}…`;

/** The same for the path of a field, whose name can be as long. */
export const shortPath = (path: FieldPath): FieldPath =>
  path.map((step) => (typeof step === 'string' ? shortText(step) : step));

/** A cut can divide a surrogate pair. */
const withoutHalf = (text: string): string => text.replace(/[\ud800-\udbff]$/u, '');
