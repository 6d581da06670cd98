import { join, relative } from 'node:path';
import { cacheFolder } from '../../cache/cache-folder.ts';
import type { DatabaseLocation } from './database.ts';

interface Asked {
  /** `--data` */
  readonly data?: string;
}

/** Where what readers send is kept: a flag counts over the environment, and a file in the cache is the default. */
export function databaseLocation({ data }: Asked, env: NodeJS.ProcessEnv = process.env): DatabaseLocation {
  if (data !== undefined) return { kind: 'file', path: data };
  const address = env['DATABASE_URL']?.trim() ?? '';
  if (address !== '') return { kind: 'server', address };
  return { kind: 'file', path: relative('', join(cacheFolder(process.cwd()), 'readers-sent.db')) };
}
