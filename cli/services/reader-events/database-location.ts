import { join, relative } from 'node:path';
import { cacheFolder } from '../../cache/cache-folder.ts';
import type { DatabaseLocation } from './database.ts';

interface Asked {
  /** `--data` */
  readonly data?: string;
}

/** The database for reader events: the flag, else `DATABASE_URL`, else a file in the cache. */
export function databaseLocation({ data }: Asked, env: NodeJS.ProcessEnv = process.env): DatabaseLocation {
  if (data !== undefined) return { kind: 'file', path: data };
  const address = env['DATABASE_URL']?.trim() ?? '';
  if (address !== '') return { kind: 'server', address };
  return { kind: 'file', path: relative('', join(cacheFolder(process.cwd()), 'readers-sent.db')) };
}
