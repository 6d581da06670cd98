import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/**
 * What reads the entities of Markdown asks the DOM in its version for browsers, with HTML that Trusted Types forbid. The other
 * version has a list.
 */
export const withoutHtml = {
  'decode-named-character-reference': createRequire(import.meta.url).resolve(
    'decode-named-character-reference',
  ),
};

/**
 * Two builds of the reader: for browsers (`vite build`), and for prerendering (`vite build --ssr`), which stands alone
 * because the CLI loads it where no dependency is installed.
 */
export default defineConfig(({ isSsrBuild = false, mode }) => ({
  plugins: [react(), compiledMessages(), layersInOrder()],
  resolve: { alias: withoutHtml },
  // Chunks find each other by their own place, so that one build serves every base path.
  base: './',
  publicDir: isSsrBuild ? false : 'reader/public',
  // Node reads this when it runs; React's slow development build must not depend on who starts the CLI.
  define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
  ssr: { noExternal: true },
  build: {
    outDir: isSsrBuild ? 'dist/reader/server' : 'dist/reader/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    ssr: isSsrBuild,
    cssCodeSplit: false,
    chunkSizeWarningLimit: 600,
    target: isSsrBuild ? 'node20' : 'baseline-widely-available',
    rolldownOptions: isSsrBuild
      ? { input: 'reader/app/prerender.tsx' }
      : { input: 'reader/app/browser.tsx', output: { codeSplitting: { groups: [firstScript] } } },
  },
}));

/** What every page loads at once is one file, whatever parts share of it later: many small ones compress worse. */
const firstScript = { name: 'first', tags: ['$initial' as const] };

/** The interface's texts as what Lingui makes of them: what reads message format stays out of readers' browsers. */
function compiledMessages(): Plugin {
  return {
    name: 'compiled-messages',
    enforce: 'pre',
    transform: {
      filter: { id: /\/reader\/messages\/[a-z]+\/[a-z-]+\.json$/u },
      handler(json) {
        const texts = JSON.parse(json) as Record<string, string>;
        return JSON.stringify(
          Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, compileMessage(text)])),
        );
      },
    },
  };
}

/**
 * Begins every style sheet with the order of the layers. The sheets of parts that are loaded late can come first in the
 * one sheet that the build writes, and the first mention of a layer would decide its rank.
 */
function layersInOrder(): Plugin {
  const tokens = readFileSync(new URL('reader/ui/tokens.css', import.meta.url), 'utf8');
  const order = /@layer [^;{]+;/u.exec(tokens)?.[0] ?? '';
  return {
    name: 'layers-in-order',
    enforce: 'pre',
    transform: { filter: { id: /\.css$/u }, handler: (css) => `${order}\n${css}` },
  };
}
