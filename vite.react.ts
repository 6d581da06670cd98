import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { normalizePath, type Plugin } from 'vite';

const require = createRequire(import.meta.url);

/** What the router names as its build for everyone speaks to developers; the same without that is smaller. */
export const routerForReaders = Object.fromEntries(
  Object.entries({ 'react-router/dom': 'dom-export', 'react-router': 'index' }).map(([name, file]) => [
    name,
    join(dirname(require.resolve('react-router/package.json')), `dist/production/${file}.mjs`),
  ]),
);

/**
 * Functions of the router for what no page does: to send a form, to fetch without a navigation, to hold a reader back, to find routes
 * later, to be traced, to read what server components throw, and to show an error that no route shows. The router calls none of them
 * for pages that do not ask. What a page must not import: `tests/repo/router-parts.test.ts`.
 */
const unusedFunctions = [
  'handleAction',
  'getUpdatedActionData',
  'fetch2',
  'getFetcher',
  'resetFetcher',
  'deleteFetcher',
  'queueFetcherForDeletion',
  'markFetchRedirectsDone',
  'abortStaleFetchLoads',
  'getUpdatedRevalidatingFetchers',
  'getBlocker',
  'deleteBlocker',
  'shouldBlockNavigation',
  'discoverRoutes',
  'getRouteInstrumentationUpdates',
  'instrumentClientSideRouter',
  'decodeRedirectErrorDigest',
  'decodeRouteErrorResponseDigest',
  'DefaultErrorComponent',
];

/**
 * Lets go of the router's parts that nobody uses, and of its warnings to developers: for a bundler, to make and to name them could have
 * an effect.
 */
export function onlyWhatIsUsed(): Plugin {
  return {
    name: 'only-what-is-used',
    transform: {
      filter: { id: /\/react-router\/dist\/production\/[^/]*\.mjs$/u },
      handler: (code) => ({
        code: withoutBodies(code)
          .replace(/^\w+\.displayName = .*;$/gmu, '')
          .replace(/ = (?=\w+\.(?:forwardRef|createContext)\()/gu, ' = /* @__PURE__ */ ')
          .replace(/^\s+(?=warning(?:Once)?\()/gmu, '/* @__PURE__ */ '),
        map: null, // of these lines, the size report reads only the file
      }),
    },
  };
}

/** Empties the unused functions of the file that has the router. */
function withoutBodies(code: string): string {
  if (!code.includes('function createRouter(')) return code;
  return unusedFunctions.reduce((rest, name) => {
    const body = new RegExp(`^(( *)(?:async )?function ${name}\\()[^]*?^\\2\\}$`, 'mu');
    if (!body.test(rest)) throw new Error(`The router has no function ${name} any more: see vite.react.ts.`);
    return rest.replace(body, '$1) {}');
  }, code);
}

/**
 * Gives the reader's modules React's functions by name, in place of an object of all: `useState(0)` for `(0, react.useState)(0)`, and
 * the bundler's helpers for such objects in no late part.
 */
export function reactByName(): Plugin {
  const prefix = '\0by-name:';
  const reader = normalizePath(fileURLToPath(new URL('reader/', import.meta.url)));
  return {
    name: 'react-by-name',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^react(?:-dom)?(?:\/jsx-runtime|\/client)?$/u },
      handler: (id, importer) => (importer?.startsWith(reader) === true ? prefix + id : undefined),
    },
    load: {
      filter: { id: new RegExp(`^${prefix}`, 'u') },
      handler(id) {
        const name = id.slice(prefix.length);
        const exported = Object.keys(require(name) as object).map(
          (key) => `export const ${key} = /* @__PURE__ */ (() => whole.${key})();`,
        );
        return [`import whole from '${name}';`, ...exported].join('\n');
      },
    },
  };
}
