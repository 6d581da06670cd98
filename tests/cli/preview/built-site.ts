import type { RawExport } from '../../../pipeline/decode/raw-export.ts';
import type { FieldbookConfig } from '../../../pipeline/config/config.ts';
import { type LoadedReader, previewSite, type PreviewSite } from '../../../cli/preview/preview-site.ts';
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
  previewSite(
    {
      input: {
        exported,
        config: settings(options.config),
        drafts: options.drafts ?? false,
        now: '2026-03-09',
      },
      exportFile: undefined,
      exportFolder: undefined,
      configFile: undefined,
      files: [],
    },
    {
      kind: 'reader',
      serverFile: '',
      digest: '',
      serviceWorker: '',
      files: options.files ?? [],
      shellAt: (basePath) => ({ scripts: [], styles: [], otherStyles: [], basePath }),
      createPrerenderer: () => ({
        page: options.page ?? (async (url) => ({ html: url, status: 200 })),
        markdown: async () => '',
      }),
    },
  );
