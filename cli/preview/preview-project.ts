import type { PipelineConfig } from '../../pipeline/config/config.ts';
import { titlesOf } from '../../pipeline/decode/export/titles-of.ts';
import { sameForSame } from '../../schemas/base/same-for-same.ts';
import { ownServices } from '../../schemas/services/addresses.ts';
import { isFuture } from '../commands/options/source-options.ts';
import { type Project, projectOpener } from '../input/project.ts';
import { type PublishedSource, publishedOpener } from '../input/published-opener.ts';
import { withTheme } from '../theme/with-theme.ts';
import { ownSearch } from '../services/search/own-search.ts';

/** A project, and the published content if it is available. */
export interface PreviewProject extends Project {
  readonly published?: Project | undefined;
  /** Whether the space is shown as it will be, so that what is shown is no draft. */
  readonly isFuture?: boolean;
}

interface PreviewSource extends PublishedSource {
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
      isFuture: isFuture(options),
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
