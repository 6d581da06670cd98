import * as z from 'zod/mini';

/** The query of `GET /auth/profile`, which has none. */
export const profileRequest = z.strictObject({});

/** What is not a text is not known. */
// oxlint-disable-next-line promise/valid-params -- zod's catch, not a promise's
const text = z.catch(z.string(), '');

/**
 * Who reads, as `GET /auth/profile` answers; each field of an anonymous reader is empty.
 * Source: docs/requirements.md, AU-1; docs/requirements.md, Enumerations, "User profile".
 */
export const profile = z.object({
  visitorId: text,
  /** The reader's company. */
  tenantName: text,
  userName: text,
  /** URI-encoded, so that any name fits into a header. Who has one that is not blank is signed in. */
  userDisplayName: text,
  email: text,
});
export type Profile = z.infer<typeof profile>;

/** Nobody that the service knows. */
export const emptyProfile: Profile = {
  visitorId: '',
  tenantName: '',
  userName: '',
  userDisplayName: '',
  email: '',
};
