import * as z from 'zod/mini';

/** `GET /helpcenter/token`: the bearer token of the chat, as a JSON string. Source: requirements AU-3. */
export const helpCenterToken = z.string().check(z.minLength(1));

/** `GET /helpcenter/baseurl`: where the chat answers, as a JSON string. Source: requirements AU-3. */
export const helpCenterBaseUrl = z.string().check(z.minLength(1));
