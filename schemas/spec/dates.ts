/**
 * Where every date of the site is read.
 * Unit: IANA time zone. Source: spec.md section 9, "Dates in Pacific time".
 */
export const timeZone = 'America/Los_Angeles';

/**
 * How a date is written, in the order of en-US.
 * Unit: options of Intl.DateTimeFormat. Source: spec.md section 2, "MM/DD/YYYY, Pacific time".
 */
export const dateFormat = { year: 'numeric', month: '2-digit', day: '2-digit', timeZone } as const;
