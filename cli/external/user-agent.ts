import { packageVersion } from '../package-files.ts';

/** What other sites see in their logs. */
export const userAgent = (): string => `Fieldbook/${packageVersion()} (link check)`;
