import * as z from 'zod/mini';

/** The query of `/Auth/Customer` and `/Auth/Employee`, where a reader signs in. Source: docs/requirements.md, RT-6. */
export const signInRequest = z.strictObject({
  /** A path that begins at the host's root, for `returnPath` to judge; absent: the home page. */
  returnUrl: z.optional(z.string()),
});
