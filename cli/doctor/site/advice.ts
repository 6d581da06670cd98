interface Advice {
  /** `fail`: readers meet something broken, old or unprotected. `warn`: the site works, but slower or not for everyone. */
  readonly state: 'fail' | 'warn';
  /** What to do, as a sentence. */
  readonly toDo: string;
  /** The heading of docs/deployed-site.md. */
  readonly section: string;
}

const deploy = 'Deploy the whole folder that the build wrote, in one step';

const header: Pick<Advice, 'state' | 'section'> = { state: 'fail', section: 'security-headers' };
const sendHeader = { ...header, toDo: 'Send the headers of `_headers` with every answer' };

/** Every check of a deployed site, with what to do where it fails. */
export const advice = {
  configuration: {
    state: 'fail',
    section: 'configuration',
    toDo: 'Build with this configuration and deploy, or ask the site that it is for',
  },
  'base path': {
    state: 'fail',
    section: 'base-path',
    toDo: 'Set `basePath` to the folder in which the host serves the site, build and deploy',
  },
  'home page': {
    state: 'fail',
    section: 'pages',
    toDo: 'Serve index.html there, as text/html in UTF-8',
  },
  pages: {
    state: 'fail',
    section: 'pages',
    toDo: 'Serve the index.html of the folder with that name, with and without a slash, after one redirect at most',
  },
  'upper and lower case': {
    state: 'warn',
    section: 'upper-and-lower-case',
    toDo: 'Serve the site from a file system and a host that distinguish case',
  },
  'not found': {
    state: 'fail',
    section: 'not-found',
    toDo: 'Answer unknown paths with status 404 and 404.html, and switch off any rule that sends them to a page',
  },
  'not found in a locale': {
    state: 'warn',
    section: 'not-found',
    toDo: 'Answer unknown paths below the folder of a locale with the 404.html in that folder',
  },
  'caching of hashed files': {
    state: 'warn',
    section: 'caching',
    toDo: 'Send `cache-control: public, max-age=31536000, immutable` with files in assets/ and bundle/articles/',
  },
  'caching of pages': {
    state: 'fail',
    section: 'caching',
    toDo: 'Send `cache-control: no-cache` with pages',
  },
  'caching of the manifest': {
    state: 'fail',
    section: 'caching',
    toDo: 'Send `cache-control: no-cache` with bundle/manifest.json',
  },
  'caching of sw.js': {
    state: 'fail',
    section: 'caching',
    toDo: 'Send `cache-control: no-cache` with sw.js',
  },
  'service worker': {
    state: 'fail',
    section: 'service-worker',
    toDo: 'Serve sw.js beside index.html, as JavaScript, without a redirect',
  },
  'content types': {
    state: 'fail',
    section: 'content-types',
    toDo: 'Send the right `content-type` for this kind of file',
  },
  'content-security-policy': sendHeader,
  'cross-origin-opener-policy': sendHeader,
  'permissions-policy': sendHeader,
  'referrer-policy': sendHeader,
  'strict-transport-security': sendHeader,
  'x-content-type-options': sendHeader,
  compression: {
    state: 'warn',
    section: 'compression',
    toDo: 'Switch on gzip or Brotli for HTML, JavaScript, CSS and JSON',
  },
  redirects: {
    state: 'fail',
    section: 'redirects',
    toDo: 'Give the host the redirects of this build: `fieldbook redirects build`',
  },
  'status of redirects': {
    state: 'warn',
    section: 'redirects',
    toDo: 'Answer permanent rules with 301 and others with 302, as the table says',
  },
  'query of redirects': {
    state: 'warn',
    section: 'redirects',
    toDo: 'Add the query of the old address to the new one',
  },
  'address of the site': {
    state: 'fail',
    section: 'address-of-the-site',
    toDo: 'Set `siteUrl` to the address that readers use, build and deploy',
  },
  'one version': {
    state: 'fail',
    section: 'one-version',
    toDo: `${deploy}, then clear the cache of the host`,
  },
  'HTML as built': {
    state: 'fail',
    section: 'html-as-built',
    toDo: 'Switch off what changes pages on their way: injected scripts, minifying, hidden mail addresses',
  },
  'earlier versions': {
    state: 'warn',
    section: 'earlier-versions',
    toDo: 'Keep the hashed files of earlier deployments, for tabs that are open',
  },
  encryption: {
    state: 'fail',
    section: 'encryption',
    toDo: 'Serve the site over https alone, and redirect http to it',
  },
  'search engines': {
    state: 'fail',
    section: 'search-engines',
    toDo: 'Make robots.txt and the header `x-robots-tag` say what `searchEngines` says',
  },
} as const satisfies Readonly<Record<string, Advice>>;

export type SiteCheckName = keyof typeof advice;
