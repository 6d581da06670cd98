/** The answers of the user for the new configuration. */
export interface Answers {
  readonly name: string;
  readonly siteUrl: string | undefined;
  readonly locale: string | undefined;
  /** The path of the redirect table, if there is one. */
  readonly redirects: string | undefined;
}

/** The text of a new `fieldbook.config.ts`: the answers, and all other settings as comments that explain them. */
export const configText = ({
  name,
  siteUrl,
  locale,
  redirects,
}: Answers): string => `import { defineConfig } from 'fieldbook';

// Everything here is optional. A key or a rule that is not known ends the command with the nearest name.
export default defineConfig({
  // Where the site will stand: canonical addresses, the site map and links to the own site need it.
${setting('siteUrl', siteUrl, 'https://help.example.com')}

  // The folder of the site on its host, with a slash at both ends.
  // basePath: '/help/',

  // The locale to build. Without it, the default locale of the space.
${setting('locale', locale, 'en-US')}

  // The redirect table, a CSV file: fromPath,toPath,isPermanent,ignoreCase,redirectInBrowser
${setting('redirects', redirects, 'redirects.csv')}

  // The hosts whose files, of redirects and headers, stand beside the pages: netlify, cloudflare, vercel, nginx.
  // hosts: ['netlify'],

  // Header, footer, labels and languages of every page.
  site: {
    name: ${quoted(name)},
    // header: { links: [{ label: 'Academy', url: 'https://academy.example.com' }], ideasUrl: 'https://ideas.example.com' },
    // footer: { legal: [{ label: 'Privacy', url: 'https://www.example.com/privacy' }], copyright: 'Example, Inc.' },
    // labels: { 'things-to-know': 'Good to know' },
  },

${otherSettings}});
`;

const setting = (key: string, value: string | undefined, example: string): string =>
  value === undefined ? `  // ${key}: ${quoted(example)},` : `  ${key}: ${quoted(value)},`;

const quoted = (text: string): string => `'${text.replace(/[\\']/gu, '\\$&').replace(/\p{Cc}/gu, ' ')}'`;

const otherSettings = `  // How strict the rules are: essential (errors only), recommended, or strict (every warning is an error).
  // preset: 'strict',

  // Single rules, or whole categories: error, warn, info or off. \`fieldbook explain <rule>\` says what a rule is for.
  // rules: { 'content/stale': 'warn', 'writing/*': 'info', 'links/vague-text': 'off' },

  // Other severities for a part of the content.
  // overrides: [{ urls: ['/release-notes/**'], rules: { 'content/stale': 'off' } }],

  // From where on rules speak up: sizes in bytes, ages in days.
  // limits: { maxImageBytes: 500_000, staleAfterDays: { default: 365, kbReleaseNotes: false } },

  // How addresses of other sites are asked, with --external.
  // externalLinks: { ignore: ['https://intranet.example.com/*'], timeoutMs: 10_000 },

  // Content types of your space that are read as Fieldbook's own, with the fields that have other names and those that are not to be
  // shown; false: entries of the type are no content of the site. See docs/content-model.md.
  // contentTypes: {
  //   helpArticle: { as: 'kbHowTo', fields: { url: 'slug', introduction: 'body' }, ignore: ['oldId'] },
  //   seoSettings: false,
  // },

  // Several help centers out of one space: each carries the articles of its delivery channel. --kb chooses one.
  // knowledgeBase: 'partners',
  // knowledgeBases: {
  //   partners: {
  //     kbId: 'partners',
  //     deliveryChannelId: 'partners',
  //     deliveryChannelStrict: true,
  //     searchSource: 'KBContentful',
  //     homeUrl: '/',
  //   },
  // },

  // Features that are switched on or off.
  // flags: { fullHeader: true },

  // Where the live services are; false where there is none. Without a profile service nobody can sign in, and no link
  // says so: right for a host that only serves files. \`flags\` names one that switches features. See docs/services.md.
  // services: { profile: false },

  // Scripts of other sites, such as a tag manager; a path of your host that gives them; and whether they and analytics wait
  // until a reader agrees. See docs/scripts.md.
  // scripts: [{ src: 'https://tags.example.com/tag.js' }],
  // scriptProxy: '/proxy',
  // consent: true,

  // Hosts that pages may load from beside those that are named elsewhere: all others are blocked. See docs/content-policy.md.
  // contentPolicy: { images: ['pictures.example.com'], frames: ['demo.example.com'], connect: ['chat.example.com'] },

  // Pages that were visited can be read without a connection. Off, the worker of an earlier build takes itself away. See
  // docs/offline.md.
  // serviceWorker: false,

  // How readers search: documents of other systems that are found too, words that mean the same, and, where a live search
  // or a search engine stands beside the site, its address. See docs/search.md, docs/services.md and docs/search-engine.md.
  // search: { documents: 'academy.json', synonyms: [['po', 'purchase order']] },

  // Who words the answers of the preview's chat out of the passages that were found; without it the passages are the
  // answer. The key stands in ANSWERS_API_KEY. See docs/answers.md.
  // answers: { address: 'https://api.openai.com/v1', model: 'gpt-5-mini' },

  // Whether every article stands beside its page as Markdown, with llms.txt. See docs/machine-readers.md.
  // machineReaders: { markdown: false },

  // No search engine is to list the site, such as one for trials.
  // searchEngines: false,

  // Names of the users who change entries, by their ids in Contentful: the preview says who to ask. See docs/preview.md.
  // people: { '3xPq7aLm0c': 'Ana Ruiz' },
`;
