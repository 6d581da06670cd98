import { decoded } from '../../../schemas/base/text/decoded.ts';

/** The path of a file in the folder of a build, by its address. */
export const pathOf = (address: string, root: string): string => decoded(address.slice(root.length));
