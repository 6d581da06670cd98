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
  })
  .optional();
