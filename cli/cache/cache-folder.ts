import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The folder of what is kept between runs and can be deleted at any time: within `node_modules` where the project has
 * one, as build tools do, else a folder of its own.
 */
export const cacheFolder = (project: string): string =>
  existsSync(join(project, 'node_modules'))
    ? join(project, 'node_modules', '.cache', 'fieldbook')
    : join(project, '.fieldbook-cache');
