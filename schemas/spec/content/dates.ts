/**
 * Where every date of the site is read.
 * Unit: IANA time zone. Source: docs/requirements.md, Numbers, "Dates in Pacific time".
 */
export const timeZone = 'America/Los_Angeles';

/**
 * How a date is written: in the order of en-US in English, else in that of the locale.
 * Unit: options of Intl.DateTimeFormat. Source: docs/requirements.md, "MM/DD/YYYY, Pacific time"; other orders are ours.
 */
export const dateFormat = { year: 'numeric', month: '2-digit', day: '2-digit', timeZone } as const;
