import * as z from 'zod/mini';

/**
 * How the two replies are wrapped is not documented: a JSON string, an object that holds it under a name of its own, or the
 * bare text.
 */
const wrapped = (names: readonly string[]) => z.pipe(z.string(), z.transform(unwrap(names)));

/**
 * `GET /helpcenter/token`: the bearer token of the chat. What a header cannot hold, such as a page of HTML, is none.
 * Source: docs/requirements.md, AU-3; the characters are RFC 6750's.
 */
export const helpCenterToken = z.pipe(
  wrapped(['token', 'accessToken', 'access_token']),
  z.string().check(z.regex(/^[\w.~+/-]+=*$/u)),
);

/** `GET /helpcenter/baseurl`: where the chat answers. Source: docs/requirements.md, AU-3. */
export const helpCenterBaseUrl = z.pipe(
  wrapped(['baseUrl', 'baseurl', 'url']),
  z.string().check(z.regex(/^(?:https?:\/)?\/[^\s<>"]*$/iu)),
);

function unwrap(names: readonly string[]): (text: string) => unknown {
  return (text) => {
    try {
      const json: unknown = JSON.parse(text);
      if (typeof json !== 'object' || json === null) return json;
      return Object.entries(json).find(([name]) => names.includes(name))?.[1];
    } catch {
      return text.trim();
    }
  };
}
