import * as z from 'zod';
import { contentPolicySettings } from './content-policy.ts';
import { knowledgeBases } from './knowledge-bases.ts';
import { siteHosts } from './hosts.ts';
import { externalLinks } from './checks/external-links.ts';
import { limits } from './checks/limits.ts';
import { homeConfig } from './home.ts';
import { routePrefixes } from './route-prefixes.ts';
import { localesConfig } from './locales.ts';
import { rulesConfig } from './checks/rules.ts';
import { scriptsConfig } from './scripts.ts';
import { searchConfig } from './search.ts';
import { serveConfig } from './serve.ts';
import { services } from './services.ts';
import { addressOfSite, folderAt } from './site-address.ts';
import { siteConfig } from './site.ts';
import { themeConfig } from './theme.ts';
import { typeLabels } from './type-labels.ts';
import { type TypedMappings, typeMappings } from './type-mapping.ts';

const modelAddressFault =
  'must be an https address such as https://api.openai.com/v1, or http on this machine such as http://localhost:11434/v1';

/**
 * The language model that words the answers of the chat and of quick answers from the passages that were found. Absent: the passages
 * are the answer. The key is in the environment, see docs/answers.md.
 */
const answersConfig = z
  .strictObject({
    /** The address of any service with the API of OpenAI. It gets the questions, so it must use https or be on this machine. */
    address: z
      .string()
      .regex(
        /^(?:https:\/\/[^\s?#\\@]+|http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?(?:\/[^\s?#\\@]*)?)$/iu,
        modelAddressFault,
      ),
    /** The name that the service uses. */
    model: z.string().min(1),
  })
  .optional();

/** Files for programs that do not read pages. */
const machineReaders = z
  .strictObject({
    /** A copy of every article as Markdown, and `llms.txt`, which lists them. */
    markdown: z.boolean().default(true),
  })
  .prefault({});

/** `fieldbook.config.ts`: the settings of a build that are not in the content. Unknown keys are refused. */
export const config = z.strictObject({
  /** The address of the site, for canonical addresses; absent: none are written. */
  siteUrl: addressOfSite.optional(),
  /** The folder of the site on its host. */
  basePath: folderAt('/help/').default('/'),
  /** The locale to build; absent: the space's default. */
  locale: z.string().optional(),
  ...localesConfig,
  /** The knowledge base to build, a key of `knowledgeBases`. */
  knowledgeBase: z.string().default('main'),
  knowledgeBases,
  /** The redirect table, a CSV file, relative to the configuration. */
  redirects: z.string().optional(),
  /** The hosts for which files with redirects and headers are written. */
  hosts: siteHosts,
  /** A folder with files of the user's own for the root of the site, relative to the configuration. */
  publicFolder: z.string().min(1).optional(),
  /** Names of editors by Contentful's user id, for the preview. */
  people: z.record(z.string(), z.string().min(1)).default({}),
  contentTypes: typeMappings,
  routes: routePrefixes,
  typeLabels,
  home: homeConfig,
  ...rulesConfig,
  limits,
  externalLinks,
  site: siteConfig,
  theme: themeConfig,
  /** Features that are switched on or off. */
  flags: z.record(z.string(), z.boolean()).default({}),
  /** Addresses of the live services, by service; those that are not named are off. */
  services,
  /** Visited pages can be read offline. `false`: a service worker of an earlier build removes itself. */
  serviceWorker: z.boolean().default(true),
  serve: serveConfig,
  ...scriptsConfig,
  contentPolicy: contentPolicySettings,
  search: searchConfig,
  answers: answersConfig,
  machineReaders,
  /** An image of each article, for where it is shared. Absent: up to 2,000 articles in a locale. */
  shareImages: z.boolean().optional(),
  /** `false`: no search engine is to list the site, such as one for trials. */
  searchEngines: z.boolean().default(true),
});

/** The configuration as it is written: content types and fields of ours are checked by TypeScript. */
export type FieldbookConfig = Omit<ConfigInput, 'contentTypes'> & {
  readonly contentTypes?: TypedMappings | undefined;
};

/** What the schema takes. */
export type ConfigInput = z.input<typeof config>;

/** The configuration as the pipeline reads it, with every default filled in. */
export type PipelineConfig = z.output<typeof config>;

/** Gives editors of a configuration file its types: `export default defineConfig({ ... })`. */
export const defineConfig = (settings: FieldbookConfig): FieldbookConfig => settings;
