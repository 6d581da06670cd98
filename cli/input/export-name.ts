import { basename } from 'node:path';

/** The name of an export in sentences. */
export const exportName = (path: string): string => (path === '-' ? 'standard input' : basename(path));
