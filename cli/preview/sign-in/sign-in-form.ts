import * as z from 'zod/mini';

/** Together they fit into a cookie, whatever the script. */
export const maxFieldCharacters = 100;

const field = z.string().check(z.trim(), z.maxLength(maxFieldCharacters));

/** What the preview's sign-in page sends. Without a name nobody would be signed in. */
export const signInForm = z.strictObject({
  name: field.check(z.minLength(1)),
  email: field,
  company: field,
  returnUrl: z.string(),
});
