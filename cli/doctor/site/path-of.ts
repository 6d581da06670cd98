import { decoded } from '../../../schemas/base/text/decoded.ts';

/** The path of a file in the folder of a build, by its address. */
export const pathOf = (address: string, root: string): string => decoded(address.slice(root.length));

/** The path of a page in the folder of its locale, by its route. */
export const pagePathOf = (route: string): string =>
  `${decoded(route.slice(1))}/index.html`.replace(/^\//u, '');
