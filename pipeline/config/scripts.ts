import * as z from 'zod';

const addressFault = 'must be an https address such as https://tags.example.com/tag.js';
const attributeFault =
  'must be one of id, integrity, crossorigin, referrerpolicy, type and data-*: nothing else is needed to load a script';
const pathFault = 'must be a path of the site such as /proxy';

/** Addresses use https, except those on this machine, which are for trials. */
const address = z
  .url(addressFault)
  .regex(
    /^(?:https:\/\/[^\s#\\@]+|http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?\/[^\s#\\@]*)$/iu,
    addressFault,
  );

const script = z.strictObject({
  src: address,
  /** `false`: runs after those above it that say so too. Default: as soon as it is there. */
  async: z.boolean().optional(),
  attributes: z
    .record(
      z.string().regex(/^(?:id|integrity|crossorigin|referrerpolicy|type|data-[a-z0-9-]+)$/u, attributeFault),
      z.string(),
    )
    .optional(),
});

/** Scripts of other sites, such as a tag manager. Source: docs/requirements.md, OP-3. */
export const scriptsConfig = {
  /** Loaded once a page is idle; docs/scripts.md. */
  scripts: z.array(script).default([]),
  /** A path of the site's host that proxies them, with `?url=` and the encoded address; absent: they are loaded directly. */
  scriptProxy: z
    .string()
    .regex(/^\/(?![/\\])[^\s?#\\]+$/u, pathFault)
    .optional(),
  /** Analytics and these scripts wait until a reader agrees. */
  consent: z.boolean().default(false),
};
