import type { FieldPath } from '../schemas/report/diagnostic.ts';

/** In UTF-16 units. An address that browsers open is shorter, and so is every sentence that somebody reads. */
const maxLength = 2000;

/** What a finding quotes of the content: an export can hold a title of many megabytes, a report must not. */
export const shortText = (text: string): string =>
  text.length <= maxLength ? text : `${withoutHalf(text.slice(0, maxLength))}…`;

/** The same for the way to a field, whose name can be as long. */
export const shortPath = (path: FieldPath): FieldPath =>
  path.map((step) => (typeof step === 'string' ? shortText(step) : step));

/** A cut can divide a surrogate pair. */
const withoutHalf = (text: string): string => text.replace(/[\ud800-\udbff]$/u, '');
