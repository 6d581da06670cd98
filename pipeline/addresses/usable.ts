import type { UrlUse } from '../../schemas/fields/kinds/url.ts';
import type { Address } from './read-address.ts';

/** The addresses that a page can use. It depends on the use: a link is followed, a frame or a player loads its address. */
const usableKinds: Readonly<Record<UrlUse, readonly Address['kind'][]>> = {
  page: ['page', 'place', 'outside', 'contact'],
  frame: ['page', 'outside'],
  video: ['page', 'outside'],
};

/** Whether a page can use an address. An unusable address is reported as an error and left out of the bundle. */
export const isUsable = ({ kind }: Address, use: UrlUse): boolean => usableKinds[use].includes(kind);
