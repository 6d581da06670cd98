import type { KnipConfig } from 'knip';

/** Enumerations of the specification that no page uses (design.md, "Decisions"): they stay. */
const usedByNoPage = ['schemas/spec/support.ts'];

/** Constants that wait for the feature named beside them. Take the line out when it is built. */
const usedLater = {
  'schemas/spec/announcements.ts': 'the page of announcements, and its rules',
  'schemas/spec/autocomplete.ts': 'autocomplete',
  'schemas/spec/capabilities.ts': 'the page of capabilities',
  'schemas/spec/content-types.ts': 'the labels of search results',
  'schemas/spec/contents.ts': 'the table of contents',
  'schemas/spec/dates.ts': 'every date that is shown',
  'schemas/spec/deflection.ts': 'the support-case widget',
  'schemas/spec/feedback.ts': 'the poll, the search rating, the chat and quick answers',
  'schemas/spec/flags.ts': 'the client of the feature flags',
  'schemas/spec/forms.ts': 'forms and text areas',
  'schemas/spec/home.ts': 'the home page',
  'schemas/spec/labels.ts': 'the labels of search results',
  'schemas/spec/layout.ts': 'the layout',
  'schemas/spec/log.ts': 'the log',
  'schemas/spec/media.ts': 'images, frames and the player',
  'schemas/spec/overlays.ts': 'dialogs and drawers',
  'schemas/spec/pagination.ts': 'pages of results and capabilities',
  'schemas/spec/prefetch.ts': 'prefetching',
  'schemas/spec/quick-answer.ts': 'quick answers',
  'schemas/spec/related-articles.ts': 'the card of related articles',
  'schemas/spec/search.ts': 'search',
  'schemas/spec/services.ts': 'the clients of search and chat',
  'schemas/spec/spotlight-boxes.ts': 'spotlight boxes',
  'schemas/spec/tables.ts': 'tables',
  'schemas/spec/toasts.ts': 'toasts',
} as const;

const config: KnipConfig = {
  entry: [
    'cli/main.ts',
    'cli/index.ts',
    'reader/app/browser.tsx',
    'reader/app/prerender.tsx',
    'pipeline/config/config.ts',
    'tests/**/*.{test,bench,spec}.{ts,tsx}',
    '*.config.ts',
  ],
  project: ['{schemas,pipeline,reader,cli,tests}/**/*.{ts,tsx}', '*.config.ts'],
  /** `oxlint --type-aware` runs it; nothing imports it. */
  ignoreDependencies: ['oxlint-tsgolint'],
  ignoreExportsUsedInFile: { interface: true, type: true },
  ignoreIssues: Object.fromEntries(
    [...usedByNoPage, ...Object.keys(usedLater)].map((file) => [file, ['files', 'exports', 'types']]),
  ),
};

export default config;
