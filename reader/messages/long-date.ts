import { formatsOf } from './dates.ts';

/**
 * `March 9, 2026`, `9 de marzo de 2026`: the day that an editor wrote, in the interface's language. Takes ISO 8601. The day stays as
 * written: a time of another zone does not move it.
 */
export const longDate = (iso: string): string =>
  longFormat().format(new Date(`${iso.slice(0, dayLength)}T00:00:00Z`));

const longFormat = formatsOf({ dateStyle: 'long', timeZone: 'UTC' });

/** `2026-03-09`. */
const dayLength = 10;
