import type { SourceOptions } from '../commands/options/source-options.ts';
import { type Project, projectOpener } from '../input/project.ts';
import { readConnection } from '../source/connection.ts';
import { withTheme } from '../theme/with-theme.ts';
import { UsageError } from '../usage-error.ts';

/** A project, and the published content if it is available. */
export interface PreviewProject extends Project {
  readonly published?: Project | undefined;
}

interface PreviewSource extends SourceOptions {
  /** The export with the published content. */
  readonly published?: string;
}

/** Gives a function that opens a project and its published content repeatedly: a named file, or the live space. */
export function previewProjectOpener(
  named: string | undefined,
  options: PreviewSource,
): () => Promise<PreviewProject> {
  const open = projectOpener(named, options);
  const openPublished = publishedOpener(named, options);
  return async () => {
    const project = await withTheme(await open());
    const opened = await openPublished?.();
    const published = opened && (await withTheme(opened));
    const keepers = [project, published].flatMap((each) => each?.keep ?? []);
    return {
      ...project,
      published,
      files: [...new Set([...project.files, ...(published?.files ?? [])])],
      keep:
        keepers.length === 0
          ? undefined
          : async () => void (await Promise.all(keepers.map((keep) => keep()))),
    };
  };
}

/** Undefined if there is no published content. An export with drafts does not have the published text of changed entries. */
function publishedOpener(
  named: string | undefined,
  { published, drafts, ...options }: PreviewSource,
): (() => Promise<Project>) | undefined {
  if (options.source === 'contentful') {
    if (published !== undefined)
      throw new UsageError(
        '--published is not read with --source contentful; set CONTENTFUL_DELIVERY_TOKEN instead.',
      );
    const isBoth = drafts === true && readConnection().tokens.delivery !== undefined;
    return isBoth ? projectOpener(undefined, options) : undefined;
  }
  if (published === undefined) return undefined;
  if (published === '-' && named === '-')
    throw new UsageError('standard input holds one export; name a file for the other.');
  return projectOpener(published, options);
}
