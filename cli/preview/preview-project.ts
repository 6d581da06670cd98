import type { PipelineConfig } from '../../pipeline/config/config.ts';
import { titlesOf } from '../../pipeline/decode/export/titles-of.ts';
import { sameForSame } from '../../schemas/base/same-for-same.ts';
import { ownServices } from '../../schemas/services/addresses.ts';
import type { SourceOptions } from '../commands/options/source-options.ts';
import { type Project, projectOpener } from '../input/project.ts';
import { readConnection } from '../source/connection.ts';
import { withTheme } from '../theme/with-theme.ts';
import { UsageError } from '../usage-error.ts';
import { ownSearch } from './search/own-search.ts';

/** A project, and the published content if it is available. */
export interface PreviewProject extends Project {
  readonly published?: Project | undefined;
}

interface PreviewSource extends SourceOptions {
  /** The export with the published content. */
  readonly published?: string;
  /** Also the services that the configuration does not name. */
  readonly allServices?: true;
}

/** Gives a function that opens a project and its published content repeatedly: a named file, or the live space. */
export function previewProjectOpener(
  named: string | undefined,
  options: PreviewSource,
): () => Promise<PreviewProject> {
  const open = projectOpener(named, options);
  const configOf = options.allServices ? withAllServices : (config: PipelineConfig) => config;
  const openPublished = publishedOpener(named, options);
  return async () => {
    const project = await withTheme(await open());
    const opened = await openPublished?.();
    const published = opened && (await withTheme(opened));
    const keepers = [project, published].flatMap((each) => each?.keep ?? []);
    return {
      ...project,
      input: {
        ...project.input,
        config: configOf(project.input.config),
        titlesBefore: published && titlesBefore(published.input.exported),
      },
      published,
      files: [...new Set([...project.files, ...(published?.files ?? [])])],
      keep:
        keepers.length === 0
          ? undefined
          : async () => void (await Promise.all(keepers.map((keep) => keep()))),
    };
  };
}

/** Read once: the published export changes less often. */
const titlesBefore = sameForSame(titlesOf);

/** Switches on every service that the configuration does not switch off. */
const withAllServices = sameForSame((config: PipelineConfig): PipelineConfig => ({
  ...config,
  services: { ...ownServices, ...config.services },
  search: { service: ownSearch, ...config.search },
}));

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
