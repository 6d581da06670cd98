import { newTypesMarker } from './mapping-text.ts';
import { quoted } from './quoted.ts';

/** The answers of the user for the new configuration. */
export interface Answers {
  /** Undefined: the usual one, in the language of the interface. */
  readonly name: string | undefined;
  readonly siteUrl: string | undefined;
  readonly locale: string | undefined;
  /** The path of the redirect table, if there is one. */
  readonly redirects: string | undefined;
  /** The mapping of a space's content types. Undefined: an example. */
  readonly mapping?: MappingText | undefined;
}

/** Lines of the configuration, and sentences on what stays open. */
export interface MappingText {
  readonly types: readonly string[];
  readonly open: readonly string[];
}

/** The text of a new `fieldbook.config.ts`: the answers, and all other settings as comments that explain them. */
export const configText = ({
  name,
  siteUrl,
  locale,
  redirects,
  mapping,
}: Answers): string => `import { defineConfig } from 'fieldbook';

// Every setting is optional. An unknown key or rule ends the command, and the message names the nearest known one.
export default defineConfig({
  // The address of the finished site: canonical addresses, the site map and links to the own site need it.
${setting('siteUrl', siteUrl, 'https://help.example.com')}

  // The folder of the site on its host, with a slash at both ends.
  // basePath: '/help/',

  // The locale to build. Without it, the default locale of the space.
${setting('locale', locale, 'en-US')}

  // In place of "locale", several in one build, each but the first in a folder; what readers see of a page without a translation; and
  // the file that knows which source each translation was made from. See docs/languages.md.
  // locales: ['en-US', 'es-MX'],
  // language: 'en',
  // untranslated: 'notice',
  // translationsLock: 'fieldbook-translations.lock.json',

  // The redirect table, a CSV file: fromPath,toPath,isPermanent,ignoreCase,redirectInBrowser
${setting('redirects', redirects, 'redirects.csv')}

  // The host of the site, for its redirects and headers: netlify, vercel, cloudflare, github-pages, s3, nginx, apache.
  // hosts: ['netlify'],

  // A folder with files of your own for the root of the site, such as .well-known/. See docs/hosting.md.
  // publicFolder: 'static',

  // Header, footer and labels of every page. See docs/site.md.
  site: {
  ${setting('name', name, 'Help Center')}
    // edition: 'Pro',
    // header: { links: [{ label: 'Courses', url: 'https://courses.example.com' }], ideasUrl: 'https://ideas.example.com' },
    // footer: { legal: [{ label: 'Privacy', url: 'https://www.example.com/privacy' }], copyright: 'Example, Inc.' },
    // labels: { 'things-to-know': 'Good to know' },
  },

${look}${checks}${words}${mappingSetting(mapping)}${otherSettings}});
`;

const setting = (key: string, value: string | undefined, example: string): string =>
  value === undefined ? `  // ${key}: ${quoted(example)},` : `  ${key}: ${quoted(value)},`;

const look = `  // The look: one brand colour gives a light and a dark scheme. Fonts from packages or files. \`fieldbook theme\` shows all of it. See docs/theme.md.
  // theme: {
  //   colors: { brand: '#0b5cad' },
  //   fonts: { text: '@fontsource-variable/inter' },
  //   logo: { light: 'logo.svg', dark: 'logo-dark.svg' },
  //   favicon: 'icon.svg',
  // },

`;

const checks = `  // How strict the rules are: essential (errors only), recommended, or strict (every warning is an error).
  // preset: 'strict',

  // The severity of single rules or whole categories: error, warn, info or off. \`fieldbook explain <rule>\` explains a rule.
  // rules: { 'content/stale': 'warn', 'writing/*': 'info', 'links/vague-text': 'off' },

  // Other severities for a part of the content.
  // overrides: [{ urls: ['/release-notes/**'], rules: { 'content/stale': 'off' } }],

  // The limits of rules: sizes in bytes, ages in days.
  // limits: { maxImageBytes: 500_000, staleAfterDays: { default: 365, kbReleaseNotes: false } },

  // How links to other sites are checked, with --external. See docs/external-links.md.
  // externalLinks: { ignore: ['https://intranet.example.com/*'], timeoutMs: 10_000 },

`;

const words = `  // The words of the home page, each of which can differ by language: { en: '…', es: '…' }, and which sections come first.
  // home: { title: 'How can we help?', text: 'Guides and answers', placeholder: 'Search', sections: ['HPWelcome'] },

  // What readers call content types, and where their pages stand.
  // typeLabels: { kbHowTo: { one: 'Guide', many: 'Guides' } },
  // routes: { kbHowTo: '/guides' },

`;

const exampleMapping = `  // Content types of your space with other names: the type of Fieldbook, the fields with other names, and the fields to ignore.
  // With false, the site shows no entries of the type. See docs/content-model.md.
  // contentTypes: {
  //   helpArticle: { as: 'kbHowTo', fields: { url: 'slug', introduction: 'body' }, ignore: ['oldId'] },
  //   seoSettings: false,
  // },

`;

function mappingSetting(mapping: MappingText | undefined): string {
  if (mapping === undefined) return exampleMapping;
  const open = mapping.open.flatMap((line) => [`  //   ${line}`]);
  return `${[
    '  // What the content types of the space are read as: our type, our fields and where each is read from. With false, no page shows',
    '  // entries of the type. See docs/mapping.md. Entries of types that are not here are shown where a page holds them.',
    '  contentTypes: {',
    ...mapping.types.map((line) => `    ${line}`),
    `    ${newTypesMarker}`,
    '  },',
    ...(open.length > 0 ? ['  // Open, for you to decide:', ...open] : []),
  ].join('\n')}\n\n`;
}

const otherSettings = `  // Several help centers from one space: each has the articles of its delivery channel. --kb chooses one.
  // knowledgeBase: 'partners',
  // knowledgeBases: {
  //   partners: {
  //     kbId: 'partners',
  //     deliveryChannelId: 'partners',
  //     deliveryChannelStrict: true,
  //     searchSource: 'partners',
  //     homeUrl: '/',
  //   },
  // },

  // Features to switch on or off. See docs/flags.md.
  // flags: { fullHeader: true },

  // The live services that your host has: true for the usual address, or a path of your own. All others are off, as is right
  // for a static host. See docs/services.md.
  // services: { profile: true, feedback: '/api/feedback' },

  // Scripts of other sites, such as a tag manager; a path of your host that returns them; and whether they and analytics wait
  // until a reader agrees. See docs/scripts.md.
  // scripts: [{ src: 'https://tags.example.com/tag.js' }],
  // scriptProxy: '/proxy',
  // consent: true,

  // More hosts that pages may load from: browsers block all others. See docs/content-policy.md.
  // contentPolicy: { images: ['pictures.example.com'], frames: ['demo.example.com'], connect: ['chat.example.com'] },

  // Readers can open visited pages without a connection. false switches that off and removes the worker of an earlier build.
  // See docs/offline.md.
  // serviceWorker: false,

  // The services that \`fieldbook serve\` has beside the site; and a webhook, which builds the site when its content has changed.
  // See docs/webhooks.md.
  // serve: { hooks: { contentful: { build: ['npx', 'fieldbook', 'build', '--source', 'contentful', '--out', 'public'] } } },

  // The search: documents of other systems, synonyms, and the address of a live search or a search engine if there is one.
  // See docs/search.md, docs/services.md and docs/search-engine.md.
  // search: { documents: 'courses.json', sources: { otherDocuments: 'Courses' }, synonyms: [['po', 'purchase order']] },

  // A language model that words the answers of the preview's chat; without it, the answer is the passages that were found.
  // The key is in ANSWERS_API_KEY. See docs/answers.md.
  // answers: { address: 'https://api.openai.com/v1', model: 'gpt-5-mini' },

  // Whether a build writes a Markdown copy of every article, and llms.txt. See docs/machine-readers.md.
  // machineReaders: { markdown: false },

  // An image of each article, for where it is shared: made of up to 2,000 articles; true: of more; false: of none.
  // See docs/share-images.md.
  // shareImages: false,

  // With false, search engines do not list the site: right for a test site.
  // searchEngines: false,

  // Names of users, by their ids in Contentful: the preview shows who changed an entry last. See docs/preview.md.
  // people: { '3xPq7aLm0c': 'Ana Ruiz' },
`;
