import type { RawExport } from '../../../pipeline/decode/export/raw-export.ts';
import type { Project } from '../../../cli/input/project.ts';
import type { FieldbookConfig } from '../../../pipeline/config/config.ts';
import type { PreviewSite } from '../../../cli/preview/preview-site.ts';
import { buildPreviewSite } from '../../../cli/preview/build-preview-site.ts';
import type { LoadedReader } from '../../../cli/preview/loaded-reader.ts';
import type { PrerenderedPage } from '../../../schemas/prerenderer.ts';
import { settings } from '../../pipeline/documents.ts';

interface Options {
  readonly config?: FieldbookConfig;
  readonly drafts?: boolean;
  readonly files?: LoadedReader['files'];
  readonly page?: (url: string) => Promise<PrerenderedPage>;
}

/** The preview's site of an export, with a reader that shows nothing but addresses. */
export const builtSite = (exported: RawExport, options: Options = {}): PreviewSite =>
  buildPreviewSite(projectOf(exported, options), readerOf(options));

export const projectOf = (exported: RawExport, { config, drafts = false }: Options): Project => ({
  input: { exported, config: settings(config), drafts, now: '2026-03-09' },
  exportFile: undefined,
  exportFolder: undefined,
  configFile: undefined,
  files: [],
});

export const readerOf = ({ files = [], page = showAddress }: Options): LoadedReader => ({
  kind: 'reader',
  serverFile: '',
  digest: '',
  serviceWorker: '',
  files,
  shellAt: (basePath) => ({ scripts: [], styles: [], otherStyles: [], basePath }),
  createPrerenderer: () => ({ page, markdown: async () => '' }),
});

const showAddress = async (url: string): Promise<PrerenderedPage> => ({ html: url, status: 200 });
