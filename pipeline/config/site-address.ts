import * as z from 'zod';

const siteFault = 'must be an absolute address such as https://help.example.com, without a user, ? and #';

/** The address of a site, without its folder. */
export const addressOfSite = z
  .url({ protocol: /^https?$/u, error: siteFault })
  .regex(/^[^@?#\\\s]+$/u, siteFault);

const folder = /^\/(?:(?!\.{1,2}\/)[\w.~-]+\/)*$/u;

/** A folder on a host. `example` is one, for the sentence about a value that is none. */
export const folderAt = (example: string, before = 'must be a folder') =>
  z.string().regex(folder, `${before} that starts and ends with a slash, such as ${example}`);
