import * as z from 'zod/mini';

/** Where tokens of the search are asked for, below the address of the settings. */
export const searchAuthPath = '/v1/auth';

/** The body of `POST {auth}/v1/auth`; the key comes as `x-inbenta-key`. */
export const searchAuthRequest = z.strictObject({ domain_key: z.string() });

/** What is not a number is not known: the service itself tells when its token has ended. */
// oxlint-disable-next-line promise/valid-params -- zod's catch, not a promise's
const seconds = z.catch(z.optional(z.number()), undefined);

/** Who may ask the search, until when, and where. Source: docs/requirements.md, Enumerations, "Auth access settings". */
export const searchAuthReply = z.object({
  accessToken: z.string().check(z.minLength(1)),
  /** Unix time in seconds, by the service's clock. */
  expiration: seconds,
  /** From now on; what counts, because it needs no clock that is right. */
  expires_in: seconds,
  /** Where to search with this token. It may change with every reply. */
  apis: z.object({ search: z.string() }),
});
export type SearchAuthReply = z.infer<typeof searchAuthReply>;
