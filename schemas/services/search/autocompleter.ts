import * as z from 'zod/mini';
import { id, listOf, requiredListOf } from '../lenient.ts';

/** A text to suggest, and where it leads: its first URL. Source: docs/requirements.md, AC-1; the names are the service's. */
export const autocompleterItem = z.object({
  repr: z.string(),
  URL: z.array(z.string()),
  id: z.string(),
  SOURCE: z.array(z.string()),
});
export type AutocompleterItem = z.infer<typeof autocompleterItem>;

/** The same as a service writes it. One that names no source comes from none that is suggested. */
const liveItem = z.object({ repr: z.string(), URL: listOf(z.string()), id, SOURCE: listOf(z.string()) });

/** What `GET {search}/v1/autocompleter/data` answers. Items that cannot be read are left out. Source: docs/requirements.md, AC-5. */
export const autocompleterReply = requiredListOf<AutocompleterItem>(liveItem);
