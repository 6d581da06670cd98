import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { build, type Rolldown } from 'vite';
import { config } from '../../../pipeline/config/config.ts';
import { siteHeaders } from '../../../pipeline/headers/site-headers.ts';
import { compiledMessages, withoutHtml } from '../../../vite.config.ts';

/** A place of its own on the site under test, so that everything of a real page's origin works. */
const folder = '/harness';

/**
 * Opens a page that a test builds of a file beside this one, with the reader's own sources: for what no page of the
 * sample shows, under the policy of a site. It is a development build, which says what is wrong in the console.
 */
export async function openHarness(
  page: Page,
  name: string,
  query = '',
  headers: Readonly<Record<string, string>> = siteHeaders(config.parse({})),
): Promise<void> {
  const files = await (built[name] ??= buildHarness(name));
  await page.route(`**${folder}/**`, async (route) => {
    const path = new URL(route.request().url()).pathname.slice(folder.length + 1);
    const body = path === '' ? html(files) : files.get(path);
    if (body === undefined) return route.fulfill({ status: 404 });
    return route.fulfill({ body, contentType: contentTypeOf(path), headers });
  });
  await page.goto(`${folder}/${query}`);
}

const built: Record<string, Promise<ReadonlyMap<string, string>>> = {};

async function buildHarness(name: string): Promise<ReadonlyMap<string, string>> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    base: './',
    publicDir: false,
    plugins: [react(), compiledMessages()],
    resolve: { alias: withoutHtml },
    define: { 'process.env.NODE_ENV': '"development"', 'import.meta.env.DEV': 'true' },
    build: {
      write: false,
      minify: false,
      cssCodeSplit: false,
      rolldownOptions: {
        input: fileURLToPath(new URL(`${name}.tsx`, import.meta.url)),
        output: { entryFileNames: entry },
      },
    },
  });
  const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput;
  return new Map([
    ['harness.css', '.in-the-corner { position: fixed; inset-block-end: 3rem; inset-inline-end: 6rem }'],
    ...output.map((file): [string, string] => [
      file.fileName,
      file.type === 'chunk' ? file.code : String(file.source),
    ]),
  ]);
}

const entry = 'entry.js';

function html(files: ReadonlyMap<string, string>): string {
  const styles = [...files.keys()].filter((path) => path.endsWith('.css'));
  return `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,">
${styles.map((path) => `<link rel="stylesheet" href="${path}">`).join('\n')}
<body><script type="module" src="${entry}"></script></body>`;
}

function contentTypeOf(path: string): string {
  if (path.endsWith('.css')) return 'text/css';
  return path.endsWith('.js') ? 'text/javascript' : 'text/html';
}
