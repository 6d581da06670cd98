import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The cache folder, which can be deleted at any time: in `node_modules` if the project has one, else a folder of its own. */
export const cacheFolder = (project: string): string =>
  existsSync(join(project, 'node_modules'))
    ? join(project, 'node_modules', '.cache', 'fieldbook')
    : join(project, '.fieldbook-cache');
