import * as z from 'zod/mini';
import { isSeenText } from '../../../schemas/base/seen-text.ts';

/** Together they fit into a cookie, whatever the script. */
export const maxFieldCharacters = 100;

const field = z.string().check(z.trim(), z.maxLength(maxFieldCharacters));

/** What the preview's sign-in page sends. Without a name that can be seen nobody would be signed in. */
export const signInForm = z.strictObject({
  name: field.check(z.refine(isSeenText)),
  email: field,
  company: field,
  returnUrl: z.string(),
});
