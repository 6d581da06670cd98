import type { UrlUse } from '../../schemas/fields/url.ts';
import type { Address } from './read-address.ts';

/** What of addresses a page can use, by what it does with them: a frame or a player loads what a link only leads to. */
const usableKinds: Readonly<Record<UrlUse, readonly Address['kind'][]>> = {
  page: ['page', 'place', 'outside', 'contact'],
  frame: ['page', 'outside'],
  video: ['page', 'outside'],
};

/** Whether a page can use an address. One that it cannot is none in the bundle, and an error. */
export const isUsable = ({ kind }: Address, use: UrlUse): boolean => usableKinds[use].includes(kind);
