import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * The cache folder, which can be deleted at any time: `FIELDBOOK_CACHE_DIR`, else in `node_modules` if the project has one, else a
 * folder of its own.
 */
export function cacheFolder(project: string): string {
  const given = process.env['FIELDBOOK_CACHE_DIR'];
  if (given) return resolve(project, given);
  return existsSync(join(project, 'node_modules'))
    ? join(project, 'node_modules', '.cache', 'fieldbook')
    : join(project, '.fieldbook-cache');
}
