import { basename } from 'node:path';

/** What sentences call an export. */
export const exportName = (path: string): string => (path === '-' ? 'standard input' : basename(path));
