import { isFuture, type SourceOptions } from '../commands/options/source-options.ts';
import { readConnection } from '../source/connection.ts';
import { UsageError } from '../usage-error.ts';
import { type Project, projectOpener } from './project.ts';

export interface PublishedSource extends SourceOptions {
  /** The export with the published content. */
  readonly published?: string;
}

/** Undefined if there is no published content. An export with drafts does not have the published text of changed entries. */
export function publishedOpener(
  named: string | undefined,
  { published, ...given }: PublishedSource,
): (() => Promise<Project>) | undefined {
  const { drafts, release: _release, at: _at, ...options } = given;
  if (options.source === 'contentful') {
    if (published !== undefined)
      throw new UsageError(
        '--published is not read with --source contentful; set CONTENTFUL_DELIVERY_TOKEN instead.',
      );
    const isBoth = (drafts === true || isFuture(given)) && readConnection().tokens.delivery !== undefined;
    return isBoth ? projectOpener(undefined, options) : undefined;
  }
  if (published === undefined) return undefined;
  if (published === '-' && named === '-')
    throw new UsageError('standard input holds one export; name a file for the other.');
  return projectOpener(published, options);
}
