import * as z from 'zod/mini';
import { isSeenText } from '../../../schemas/base/text/seen-text.ts';

/** The limits keep the cookie small enough in every script. */
export const maxFieldCharacters = 100;

const field = z.string().check(z.trim(), z.maxLength(maxFieldCharacters));

/** The fields of the sign-in form. A name without visible characters is refused. */
export const signInForm = z.strictObject({
  name: field.check(z.refine(isSeenText)),
  email: field,
  company: field,
  returnUrl: z.string(),
});
