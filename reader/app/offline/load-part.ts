import { reportFailedFile } from './failed-files.ts';
import { partLoader } from './part-loader.ts';

/** Replaces `import()` in the build: paths are relative to this chunk. */
type ImportFile = (path: string) => Promise<unknown>;

/** The build compiles every `import()` of a part to this: `vite.config.ts`. */
export const loadPart = <Part>(
  load: (importFile: ImportFile) => Promise<Part>,
  files: readonly string[] = [],
): Promise<Part> =>
  load(async (path) => {
    const address = addressOf(path);
    try {
      return await importPart(address, files.map(addressOf));
    } catch (error) {
      reportFailedFile(address);
      throw error;
    }
  });

const addressOf = (path: string): string => new URL(path, import.meta.url).href;

const importPart = partLoader({
  fetchFile: async (address) => {
    const answer = await fetch(address);
    await answer.arrayBuffer();
    const isPage = answer.headers.get('content-type')?.startsWith('text/html') === true;
    if (!answer.ok || isPage) throw new Error(`${address} did not come`);
  },
  addStyles: (address) =>
    new Promise((resolve, reject) => {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = address;
      link.addEventListener('load', () => resolve());
      link.addEventListener('error', (event) => {
        link.remove();
        reject(event);
      });
      document.head.append(link);
    }),
  importModule: (address) => import(/* @vite-ignore */ address),
  here: [
    ...[...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(({ src }) => src),
    ...[...document.styleSheets].flatMap(({ href }) => href ?? []),
  ],
});
