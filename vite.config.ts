import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { classNames } from './vite.class-names.ts';
import { criticalStyles } from './vite.critical-styles.ts';
import { onlyWhatIsUsed, reactByName, routerForReaders } from './vite.react.ts';

/**
 * What reads the entities of Markdown asks the DOM in its version for browsers, with HTML that Trusted Types forbid. The other
 * version has a list.
 */
export const withoutHtml = {
  'decode-named-character-reference': createRequire(import.meta.url).resolve(
    'decode-named-character-reference',
  ),
};

/** lucide-react makes each of its icons with this. */
const ownIcons = {
  '../createLucideIcon.mjs': fileURLToPath(new URL('reader/ui/lucide-icon.tsx', import.meta.url)),
};

/**
 * Two builds of the reader: for browsers (`vite build`), and for prerendering (`vite build --ssr`), which stands alone
 * because the CLI loads it where no dependency is installed.
 */
export default defineConfig(({ isSsrBuild = false, mode }) => {
  const names = classNames();
  return {
    plugins: [
      react(),
      reactByName(),
      compiledMessages(),
      layersInOrder(),
      onlyWhatIsUsed(),
      articleStyles(),
      criticalStyles(names),
      runtimeInside(),
      ...partsAgain(),
    ],
    resolve: { alias: { ...withoutHtml, ...routerForReaders, ...ownIcons } },
    // Chunks find each other by their own place, so that one build serves every base path.
    base: './',
    publicDir: isSsrBuild ? false : 'reader/public',
    // Node reads this when it runs; React's slow development build must not depend on who starts the CLI.
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    // No colour is a `light-dark()`: its stand-in would only be bytes. The number is `Features.LightDark` of Lightning CSS.
    css: { modules: { generateScopedName: names.scoped }, lightningcss: { exclude: 1_048_576 } },
    ssr: { noExternal: true },
    build: {
      outDir: isSsrBuild ? 'dist/reader/server' : 'dist/reader/client',
      emptyOutDir: true,
      // the licences of what is bundled: `.vite/license.md`
      license: true,
      manifest: !isSsrBuild,
      ssr: isSsrBuild,
      // every browser of the target knows it
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 600,
      target: isSsrBuild ? 'node20' : 'baseline-widely-available',
      rolldownOptions: isSsrBuild
        ? { input: 'reader/app/prerender.tsx' }
        : {
            input: 'reader/app/browser.tsx',
            output: { chunkFileNames, codeSplitting: { groups: [firstScript, lateStyles, sharedLate] } },
          },
    },
  };
});

/** What every page loads at once is one file, whatever parts share of it later: many small ones compress worse. */
const firstScript = { name: 'first', tags: ['$initial' as const] };

/** The styles of what articles do not show at first are one sheet, which the other pages name too, and late parts bring along. */
const lateStyles = { name: 'late-styles', test: /\.module\.css$/u };

type CodeSplitting = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>;
type Group = NonNullable<CodeSplitting['groups']>[number];
type Chunking = Parameters<Extract<Group['name'], (...given: never[]) => unknown>>[1];

/**
 * What several late parts share, in few files: a page would else ask for dozens of a few hundred bytes each. A module that brings
 * styles stays alone, so that sharing loads no style sheet where none is needed. Unit of the threshold: bytes before compression.
 */
const sharedLate = {
  name: (id: string, chunking: Chunking): string | null => (bringsStyles(id, chunking) ? null : 'shared'),
  test: /\/(?:reader|schemas|lucide-react)\/.*(?<!\.css)$/u,
  minShareCount: 2,
  entriesAware: true,
  entriesAwareMergeThreshold: 5000,
};

/** Whether a style sheet is loaded with a module. */
function bringsStyles(id: string, chunking: Chunking, seen = new Set<string>()): boolean {
  if (id.endsWith('.css')) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return (chunking.getModuleInfo(id)?.importedIds ?? []).some((imported) =>
    bringsStyles(imported, chunking, seen),
  );
}

/** The bundler names a shared file after all parts that share it. */
const chunkFileNames = ({ name }: { readonly name: string }): string =>
  name.startsWith('shared~') ? 'assets/shared-[hash].js' : 'assets/[name]-[hash].js';

/** Keeps the import of styles whose names no first script uses: for Vite, that has no effect. */
function articleStyles(): Plugin {
  return {
    name: 'article-styles',
    enforce: 'post',
    transform: {
      filter: { id: /\/reader\/views\/.*\.module\.css$/u },
      handler: (code) => ({ code, moduleSideEffects: 'no-treeshake' }),
    },
  };
}

/** The interface's texts as what Lingui makes of them: what reads message format stays out of readers' browsers. */
export function compiledMessages(): Plugin {
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

/** Writes the bundler's few helpers into the scripts of every page too, so that they are no file more: no option does. */
function runtimeInside(): Plugin {
  return {
    name: 'runtime-inside',
    enforce: 'pre',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const runtime = chunks.find(({ name }) => name === 'rolldown-runtime');
      for (const entry of chunks) {
        const isOnEveryPage = entry.isEntry || entry.name === 'take-over' || entry.name.startsWith('shared~');
        if (runtime === undefined || !isOnEveryPage || !entry.imports.includes(runtime.fileName)) continue;
        const file = runtime.fileName.replace(/^.*\//u, '');
        const values = runtime.code.replace(/export\s*\{([^}]*)\};?/u, (_, names: string) => {
          const renamed = names.replace(/([\w$]+) as ([\w$]+)/gu, '$2:$1');
          return `return{${renamed}}`;
        });
        entry.code = entry.code.replace(
          new RegExp(`import\\s*\\{([^}]*)\\}\\s*from\\s*"\\./${file}";?`, 'u'),
          (_, names: string) => `const{${names.replaceAll(' as ', ':')}}=(()=>{${values}})();`,
        );
        entry.imports = entry.imports.filter((name) => name !== runtime.fileName);
      }
    },
  };
}

/**
 * Has every part that comes late loaded by `load-part.ts`, in place of Vite's own helper: after a failure that would ask for the
 * same address, which browsers refuse until the page is left.
 */
function partsAgain(): Plugin[] {
  const helper = fileURLToPath(new URL('reader/app/offline/load-part.ts', import.meta.url));
  return [
    {
      name: 'own-helper',
      enforce: 'pre',
      load: {
        filter: { id: /^\0vite\/preload-helper\.js$/u },
        handler: () => `export { loadPart as __vitePreload } from ${JSON.stringify(helper)};`,
      },
    },
    {
      name: 'imports-by-helper',
      generateBundle: {
        order: 'post', // Vite reads the imports to find what each part needs
        handler(_options, bundle) {
          if (this.environment.config.consumer !== 'client') return;
          for (const chunk of Object.values(bundle)) {
            if (chunk.type !== 'chunk') continue;
            chunk.code = importedByHelper(chunk.code);
            const left = /import\(["`'].{0,40}/u.exec(chunk.code);
            if (left !== null)
              this.error(`${chunk.fileName} does not load this part by the helper: ${left[0]}`);
          }
        },
      },
    },
  ];
}

/** Vite wraps `import()` in a function without parameters, the first of the helper's. */
const importedByHelper = (code: string): string =>
  code.replace(
    /(async)?\(\)=>(\{let\{[^}]*\}=await )?import\((?=["`'])/gu,
    (_, isAsync?: string, names = '') =>
      `${isAsync === undefined ? '' : 'async '}importFile=>${names}importFile(`,
  );
