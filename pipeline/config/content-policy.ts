import * as z from 'zod';

const hostFault =
  'must be a host such as pictures.example.com or *.example.com, without scheme and path: pages load over https';
const nameFault = 'must be the name of a Trusted Types policy, such as goog#html';

const hosts = z.array(z.string().regex(/^(?:\*\.)?[\w-]+(?:\.[\w-]+)*(?::\d+)?$/u, hostFault)).default([]);

/**
 * More hosts that pages may load from. The hosts in the rest of the configuration and the known video services are
 * allowed already. Everything else is blocked: docs/content-policy.md.
 */
export const contentPolicySettings = z
  .strictObject({
    /** Pictures, such as those that a text shows by their address. */
    images: hosts,
    /** Films and sounds. */
    media: hosts,
    /** Interactive content. */
    frames: hosts,
    /** Addresses that pages call: a chat on another host, or the address to which a script of `scripts` sends data. */
    connect: hosts,
    /** Scripts that scripts of `scripts` load. */
    scripts: hosts,
    /** The sites that may show this one in a frame, beside itself. */
    frameAncestors: hosts,
    /** The policies that scripts of `scripts` make for themselves. Source: W3C, "Trusted Types", "trusted-types directive". */
    trustedTypes: z.array(z.string().regex(/^[\w#=/@.%-]+$/u, nameFault)).default([]),
  })
  .prefault({});
