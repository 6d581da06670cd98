import fc from '../../fast-check.ts';
import { describe, expect, test } from 'vitest';
import { checkNames } from '../../../cli/config/check-names.ts';
import { parseConfig } from '../../../cli/config/parse-config.ts';
import { describeError } from '../../../cli/describe-error.ts';
import { build } from '../../../pipeline/build.ts';
import { valueAt } from '../../../schemas/base/value-at.ts';
import { config, type FieldbookConfig, type PipelineConfig } from '../../../pipeline/config/config.ts';
import { ownServices } from '../../../schemas/services/addresses.ts';
import { sourcesOf } from '../../../pipeline/headers/allowed-hosts.ts';
import { exportOf, rawEntry } from '../../pipeline/documents.ts';
import { isDrawn } from '../../seed.ts';
import { type SchemaPath, schemaPaths } from './schema-paths.ts';

/** Every setting that there is, each with a value that is accepted. */
const everything = {
  siteUrl: 'https://help.example.com',
  basePath: '/help/',
  locale: 'en-US',
  locales: {
    'en-US': {
      prefix: '/',
      siteUrl: 'https://help.example.com',
      fallback: 'de',
      searchSource: 'KBContentful',
      language: 'de',
      untranslated: 'omit',
    },
  },
  language: 'fr',
  untranslated: 'notice',
  translationsLock: 'translations.lock.json',
  knowledgeBase: 'main',
  knowledgeBases: {
    main: {
      kbId: 'main',
      deliveryChannelId: 'main',
      deliveryChannelStrict: false,
      searchSource: 'KBContentful',
      homeUrl: '/',
      logo: 'logo',
    },
  },
  redirects: 'redirects.csv',
  hosts: ['netlify'],
  publicFolder: 'static',
  people: { user: 'Ana' },
  contentTypes: { page: { as: 'kbHowTo', fields: { title: 'heading' }, ignore: ['notes'] } },
  routes: { kbHowTo: { en: '/guides' } },
  typeLabels: { kbHowTo: { one: 'Guide', many: 'Guides' } },
  home: { title: { en: 'Docs' }, text: 'All of it', placeholder: 'Find', sections: ['HPWelcome'] },
  preset: 'strict',
  rules: { 'schema/blank': 'off' },
  overrides: [{ contentTypes: ['page'], entries: ['x'], urls: ['/x'], rules: { 'schema/blank': 'off' } }],
  limits: { maxImageBytes: 1, maxFileBytes: 1, staleAfterDays: { default: 1 }, readingAge: 16 },
  externalLinks: { ignore: ['https://x.example/*'], timeoutMs: 1, retries: 1, maxPerHost: 1 },
  site: {
    name: 'Help',
    edition: 'Pro',
    header: {
      links: [{ label: 'News', url: '/news', opensNewWindow: true }],
      ideasUrl: 'https://ideas.example',
    },
    footer: {
      columns: [
        { title: 'More', links: [{ label: 'Mail', url: 'mailto:a@example.com', opensNewWindow: false }] },
      ],
      social: [{ label: 'Film', url: 'https://film.example', opensNewWindow: true }],
      legal: [{ label: 'Terms', url: '/terms', opensNewWindow: true }],
      copyright: 'Us',
    },
    labels: { 'search.title': 'Find' },
  },
  theme: {
    scheme: 'dark',
    colors: { brand: '#0b5cad', link: { light: '#0b5cad', dark: '#76b6f5' } },
    fonts: {
      text: { family: 'Own', files: [{ file: 'own.woff2', weight: '400', style: 'italic' }], like: 'serif' },
      headings: '@fontsource/inter',
      code: '@fontsource/inter',
      display: 'swap',
    },
    radius: 'none',
    density: 'compact',
    logo: { light: 'a.svg', dark: 'b.svg' },
    favicon: 'a.svg',
    shareImage: 'a.png',
    styles: 'a.css',
  },
  flags: { chat: true },
  services: {
    ...ownServices,
    flags: '/flags',
    images: 'https://pictures.example.com',
  },
  serviceWorker: true,
  serve: {
    origins: ['https://www.example.com'],
    proxies: 1,
    limits: {
      address: { calls: 600, seconds: 60 },
      token: { calls: 300, seconds: 60 },
      requests: 200,
    },
    signIn: {
      visitorId: 'X-Forwarded-User',
      name: 'X-Forwarded-Name',
      email: 'X-Forwarded-Email',
      company: 'X-Forwarded-Company',
    },
    hooks: { contentful: { build: ['npx', 'fieldbook', 'build'], debounceSeconds: 5, drafts: false } },
  },
  scripts: [{ src: 'https://tags.example.com/tag.js', async: true, attributes: { id: 'tag' } }],
  scriptProxy: '/proxy',
  consent: true,
  contentPolicy: {
    images: ['a.example'],
    media: ['a.example'],
    frames: ['a.example'],
    connect: ['a.example'],
    scripts: ['a.example'],
    frameAncestors: ['a.example'],
    trustedTypes: ['goog#html'],
  },
  search: {
    service: {
      auth: 'https://search.example.com',
      key: 'key',
      domainKey: 'key',
      environment: 'production',
      hosts: ['search.example.com'],
      paths: { batch: '/batch', autocompleter: '/complete', tracking: '/track' },
    },
    sources: { courses: 'Academy' },
    documents: 'documents.json',
    synonyms: [['po', 'order']],
    goldenQueries: 'queries.json',
    engine: { address: 'https://search.example.com:9200', alias: 'help' },
  },
  answers: { address: 'https://api.example.com/v1', model: 'model' },
  machineReaders: { markdown: true },
  shareImages: true,
  searchEngines: true,
} satisfies FieldbookConfig;

const paths = schemaPaths(config, everything);

class Setting {
  readonly name = 'a name';
}

function cyclic(): unknown {
  const value: Record<string, unknown> = {};
  value['self'] = value;
  return value;
}

const inJson = (text: string): unknown => JSON.parse(text) as unknown;

/** What a file in TypeScript can export, by what it is called where it is mistaken for a setting. */
const odd: Readonly<Record<string, unknown>> = {
  null: null,
  'an empty text': '',
  blanks: ' \t\n',
  'a text': 'x',
  NaN: 'NaN',
  'a number': 7,
  'no number': Number.NaN,
  infinity: Number.POSITIVE_INFINITY,
  'a negative number': -1,
  true: true,
  'a list': [],
  'a list of a list': [[{}]],
  'an object': {},
  'an object of an object': { a: { b: { c: null } } },
  'a long text': 'x'.repeat(100_000),
  'control characters': 'a\u0000\u001B[31m\u202E\nb',
  'half a character': '\uD800',
  __proto__key: inJson('{"__proto__":{"a":1},"constructor":1,"toString":2}'),
  __proto__: '__proto__',
  constructor: 'constructor',
  'dots in an address': '/../',
  'a path of another host': '//evil.example/',
  'a script': 'javascript:alert(1)',
  'a script with a break': 'java\nscript:alert(1)',
  data: 'data:text/html,x',
  'a password': 'https://user:password@example.com',
  'half an address': 'https://[',
  'a function': () => 'x',
  'a date': new Date(0),
  'no date': new Date(Number.NaN),
  'a map': new Map([['a', 1]]),
  'a set': new Set(['a']),
  'an expression': /x/u,
  'a big number': 10n,
  'a symbol': Symbol('x'),
  'a key that is a symbol': { [Symbol('x')]: 1 },
  'an object in itself': cyclic(),
  'an instance': new Setting(),
  'a promise': Promise.resolve('x'),
  bytes: new Uint8Array(2),
  'a text object': Object('x'),
  'an object without prototype': Object.assign(Object.create(null) as object, { a: 1 }),
  'a getter that fails': {
    get name() {
      throw new Error('this getter fails');
    },
  },
  'something deep': Array.from({ length: 20_000 }).reduce<unknown>((inner) => [inner], 'x'),
};

/** `everything` with another value at a path. */
function withValue(whole: unknown, [step, ...rest]: SchemaPath, value: unknown): unknown {
  if (step === undefined) return value;
  if (Array.isArray(whole))
    return whole.map((each: unknown, index) => (index === step ? withValue(each, rest, value) : each));
  const inside = (whole as Readonly<Record<string, unknown>>)[step];
  return { ...(whole as object), [step]: withValue(inside, rest, value) };
}

/** What is said of settings; nothing where a space is built with them. */
function said(settings: unknown): string | undefined {
  const name = 'fieldbook.config.ts';
  try {
    const read = parseConfig(settings, name);
    checkNames(read, { name, knowledgeBaseFlag: undefined });
    buildWith(read);
    return undefined;
  } catch (error) {
    return describeError(error);
  }
}

function buildWith(read: PipelineConfig): void {
  const entry = rawEntry('page', 'x', { heading: 'A page', summary: 'https://help.example.com/help/x' });
  build({ exported: exportOf([entry]), config: read });
  sourcesOf(read);
}

/** What is wrong with how a value is refused: each line is a sentence of the file, one of them about the key. */
function wrongRefusal(path: SchemaPath, value: unknown): string | undefined {
  const text = said(withValue(everything, path, value));
  if (text === undefined) return undefined;
  const areSentences = text
    .split('\n')
    .every((line) =>
      /^(?:error: in fieldbook\.config\.ts: [^\p{Cc}\p{Cs}\u202E]+|and \d+ more)$/u.test(line),
    );
  // a name of content stands below its key, and what lies very deep is named by where it begins
  const named = [path, path.slice(0, -1), path.slice(0, 5)].map((each) => `"${each.join('.')}`);
  const isNamed = path.length === 0 || named.some((key) => text.includes(key));
  const isClear = !/\[object|fault of Fieldbook/u.test(text);
  return areSentences && isNamed && isClear ? undefined : `at ${path.join('.')}: ${text.slice(0, 1000)}`;
}

describe('a setting is accepted, or a sentence names its key [PL-2]:', () => {
  test('every setting has a value that is accepted', () => {
    expect(said(everything)).toBeUndefined();
  });

  // at a third of the keys, at others with each commit
  test.each(Object.keys(odd).map((name, index) => ({ name, index })))(
    '$name at any key',
    ({ name, index }) => {
      const drawn = paths.filter((_, at) => isDrawn(at + index, 3));
      const wrong = drawn.flatMap((path) => wrongRefusal(path, odd[name]) ?? []);
      expect(wrong).toEqual([]);
    },
  );

  test('any value at any key', () => {
    const value = fc.anything({
      withBigInt: true,
      withBoxedValues: true,
      withDate: true,
      withMap: true,
      withNullPrototype: true,
      withObjectString: true,
      withSet: true,
      withSparseArray: true,
      withTypedArray: true,
    });
    fc.assert(
      fc.property(fc.constantFrom(...paths), fc.oneof(value, fc.string({ unit: 'binary' })), (path, at) => {
        expect(wrongRefusal(path, at)).toBeUndefined();
      }),
      { numRuns: 100 },
    );
  });

  test('a key that is not known, in every object', () => {
    const objects = paths.filter((path) => isObject(valueAt(everything, path)));
    const taking = objects.filter((path) => {
      const text = said(withValue(everything, [...path, 'unheardOf'], true)) ?? '';
      expect(text).toMatch(/^$|unheardOf/u);
      return (
        !/(?:unknown (?:key|rule|field|content type)|the key) "unheardOf"/u.test(text) &&
        !text.includes('rules')
      );
    });
    const records = ['knowledgeBases', 'people', 'contentTypes', 'site.labels', 'flags', 'search.sources'];
    const checkedLater = ['contentTypes.page.fields', 'limits.staleAfterDays'];
    expect(new Set(taking.map((path) => path.join('.')))).toEqual(new Set([...records, ...checkedLater]));
  });
});

const isObject = (value: unknown): boolean => typeof value === 'object' && !Array.isArray(value);
