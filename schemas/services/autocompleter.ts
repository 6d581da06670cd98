import * as z from 'zod/mini';

/** A text to suggest, and where it leads: its first URL. Source: requirements AC-1; the names are the service's. */
export const autocompleterItem = z.object({
  repr: z.string(),
  URL: z.array(z.string()),
  id: z.string(),
  SOURCE: z.array(z.string()),
});
export type AutocompleterItem = z.infer<typeof autocompleterItem>;

/** What `GET {search}/v1/autocompleter/data` answers. */
export const autocompleterReply = z.array(autocompleterItem);
