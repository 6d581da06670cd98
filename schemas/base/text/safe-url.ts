import * as z from 'zod/mini';

/**
 * An address that a page can lead to or load: one with a scheme that is safe, a path of this site, or a place on the page. Only
 * `pipeline/addresses` makes one, of what an editor typed.
 */
export const safeUrl = z.string().brand<'SafeUrl'>();
export type SafeUrl = z.infer<typeof safeUrl>;
