import * as z from 'zod';

const originFault = 'must be the origin of a site such as https://www.example.com';
const headerFault = 'must be the name of a header such as X-Forwarded-User';

const origin = z.string().regex(/^https?:\/\/[^\s/?#\\@]+$/u, originFault);
const header = z.string().regex(/^[A-Za-z][\w-]*$/u, headerFault);

/** So many calls in so many seconds. */
const rate = (calls: number, seconds: number) =>
  z
    .strictObject({
      calls: z.int().min(1).default(calls),
      seconds: z.int().min(1).default(seconds),
    })
    .prefault({});

const wordFault = 'must be a text without control characters';
const programFault =
  "must name a program and its arguments, such as ['npx', 'fieldbook', 'build', '--out', 'public']";

/** The webhook of Contentful, which builds the site. Its secret is in the environment. Source: docs/webhooks.md. */
const contentfulHook = z.strictObject({
  /** The program that builds the site, and its arguments. It runs without a shell, where `serve` was started. */
  build: z.array(z.string().regex(/^\P{Cc}+$/u, wordFault)).min(1, programFault),
  /** How long further events are awaited before a build. */
  debounceSeconds: z.number().min(0).max(600).default(5),
  /** Whether the site has drafts, so that saving one builds it. */
  drafts: z.boolean().default(false),
});

/** `fieldbook serve`. Naming it switches on the services that it has. Source: docs/production.md. */
export const serveConfig = z
  .strictObject({
    /** Other sites whose pages may call the services. */
    origins: z.array(origin).default([]),
    /** How many proxies stand in front: each adds the address of who called it to `X-Forwarded-For`. */
    proxies: z.int().min(0).max(9).default(0),
    limits: z
      .strictObject({
        /** Of an IP address. */
        address: rate(600, 60),
        /** Of a token: of the search, the chat or quick answers. */
        token: rate(300, 60),
        /** The most requests that a process answers at once. Further ones get 503. */
        requests: z.int().min(1).default(200),
      })
      .prefault({}),
    /** The headers in which a proxy says who is signed in. Absent: everybody is anonymous. */
    signIn: z
      .strictObject({
        visitorId: header,
        name: header.optional(),
        email: header.optional(),
        company: header.optional(),
      })
      .optional(),
    hooks: z.strictObject({ contentful: contentfulHook.optional() }).prefault({}),
  })
  .optional();

/** The settings of a server whose site names none. */
export const usualServe = serveConfig.unwrap().parse({});
