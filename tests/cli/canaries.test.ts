import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { reporterNames } from '../../cli/reporters/index.ts';
import {
  doc,
  embedded,
  embeddedAsset,
  entryLink,
  p,
  rawAsset,
  rawEntry,
  type RawEntry,
  states,
  toEntry,
} from '../pipeline/documents.ts';
import { sampleKnowledgeBases } from '../pipeline/knowledge-bases.ts';
import { testFolder } from './folder.ts';
import { runCli } from './run-cli.ts';

/** Words that nothing else holds, by where they stand; each is looked for in everything that a build leaves behind. */
const canaries = new Map<string, string>();

/** One word of letters, so that no form of writing changes it. */
function canary(where: string): string {
  const letters = String(canaries.size + 1).replaceAll(/\d/gu, (digit) => 'bcdfghjkmp'.charAt(Number(digit)));
  const word = `zqcanary${letters}zq`;
  canaries.set(where, word);
  return word;
}

/** An article of which every text is a canary. */
const secretArticle = (where: string, id: string, sys: object = {}, more: object = {}): RawEntry =>
  rawEntry(
    'kbHowTo',
    id,
    {
      title: canary(`the title of ${where}`),
      url: canary(`the address of ${where}`),
      metaDescription: canary(`the description of ${where}`),
      introduction: doc(p(canary(`the text of ${where}`))),
      ...more,
    },
    { ...sys },
  );

const inLocales = (
  entry: RawEntry,
  values: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
): RawEntry => ({
  ...entry,
  fields: Object.fromEntries(
    Object.entries(entry.fields).map(([field, value]) => [field, { ...(value as object), ...values[field] }]),
  ),
});

const tokens = {
  CONTENTFUL_MANAGEMENT_TOKEN: canary('the management token'),
  CONTENTFUL_DELIVERY_TOKEN: canary('the delivery token'),
  CONTENTFUL_PREVIEW_TOKEN: canary('the preview token'),
  CONTENTFUL_SPACE_ID: 'space1',
  DATABASE_URL: `postgres://reader:${canary('the password of a database')}@db.example/fieldbook`,
  OPENAI_API_KEY: canary('the key of a language model'),
};

const picture = (where: string, id: string, sys: object): RawEntry => {
  const asset = rawAsset(id, {
    title: canary(`the title of ${where}`),
    description: canary(`the words for ${where}`),
  });
  return { ...asset, sys: { ...asset.sys, ...sys } };
};

const entries = [
  rawEntry('kbHowTo', 'shown', {
    title: 'Shown',
    url: 'shown',
    introduction: doc(
      p('See ', toEntry('draft', 'the next one'), ' and ', toEntry('archived', 'the old one'), '.'),
      p('Partners read ', toEntry('other', 'their own one'), '.'),
      embedded('draftSnippet'),
      embeddedAsset('draftPicture'),
      embeddedAsset('archivedPicture'),
    ),
    howToSections: [entryLink('section'), entryLink('draftSection')],
  }),
  inLocales(rawEntry('kbHowToSection', 'section', { heading: 'A part', content: doc(p('Words.')) }), {
    heading: { 'de-DE': canary('the heading in another locale') },
    content: { 'de-DE': doc(p(canary('the text in another locale'))) },
  }),
  rawEntry(
    'kbHowToSection',
    'draftSection',
    { heading: canary('the heading of a draft part'), content: doc(p(canary('the text of a draft part'))) },
    states.draft,
  ),
  rawEntry(
    'contentSnippet',
    'draftSnippet',
    { name: canary('the name of a draft snippet'), content: doc(p(canary('the text of a draft snippet'))) },
    states.draft,
  ),
  secretArticle('a draft', 'draft', states.draft),
  secretArticle('an archived article', 'archived', states.archived),
  secretArticle(
    'an article of another channel',
    'other',
    {},
    { deliveryChannels: ['marketing-pro-fieldroutes'] },
  ),
];

const config = {
  siteUrl: 'https://help.example.com',
  hosts: ['netlify', 'vercel', 'nginx'],
  knowledgeBases: sampleKnowledgeBases,
};

/** What stands in a file in another form: compressed, or escaped. */
function formsOf(bytes: Buffer): string[] {
  const unpacked = [gunzipSync, inflateSync, brotliDecompressSync].flatMap((unpack) => {
    try {
      return [unpack(bytes).toString('latin1')];
    } catch {
      return [];
    }
  });
  const texts = [bytes.toString('latin1'), bytes.toString('utf16le'), ...unpacked];
  return texts.flatMap((text) => [text, unescaped(text), ...fromBase64(text)]);
}

const unescaped = (text: string): string =>
  text
    .replace(/\\u([\da-f]{4})/giu, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/%([\da-f]{2})/giu, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/&#x([\da-f]{1,6});/giu, (_all, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&#(\d{1,6});/gu, (_all, code: string) => String.fromCodePoint(Number(code)));

const fromBase64 = (text: string): string[] =>
  (text.match(/[\w+/-]{24,}/gu) ?? []).map((run) => Buffer.from(run, 'base64').toString('latin1'));

/** The places of canaries, by the file that they were found in. */
function foundIn(files: Readonly<Record<string, Buffer>>): string[] {
  return Object.entries(files).flatMap(([path, bytes]) => {
    const forms = formsOf(bytes).map((text) => `${path}\n${text}`.toLowerCase());
    return [...canaries]
      .filter(([, word]) => forms.some((text) => text.includes(word)))
      .map(([where]) => `${where} in ${path}`);
  });
}

const filesBelow = (folder: string): Record<string, Buffer> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [file.slice(folder.length + 1), readFileSync(file)]),
  );

test('drafts, archived entries, tokens, other channels and other locales are found nowhere in what a build writes', async ({
  onTestFinished,
}) => {
  const locales = [
    { code: 'en-US', name: 'English', default: true, fallbackCode: null },
    { code: 'de-DE', name: 'German', default: false, fallbackCode: 'en-US' },
  ];
  const assets = [
    picture('a draft picture', 'draftPicture', states.draft),
    picture('an archived picture', 'archivedPicture', states.archived),
  ];
  const home = await testFolder(onTestFinished, {
    'export.json': JSON.stringify({ entries, assets, locales }),
    'fieldbook.config.json': JSON.stringify(config),
  });
  for (const id of ['draftPicture', 'archivedPicture']) {
    const file = join(home, `images.ctfassets.net/space1/${id}/token/${id}.png`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, canary(`the file of the asset ${id}`));
  }
  const reports = reporterNames.flatMap((name) => ['-r', `${name}=reports/${name}`]);
  const build = ['build', '--out', 'out/site', '--allow-errors', ...reports];
  const first = await runCli(build, { cwd: home, env: tokens });
  const second = await runCli(['validate'], { cwd: home, env: tokens });
  expect([first.code, first.stderr]).toEqual([0, expect.stringContaining('files written')]);
  const site = filesBelow(join(home, 'out'));
  expect(Object.keys(site).length).toBeGreaterThan(60);
  expect(foundIn(site)).toEqual([]);

  // what is for editors names the entries that a text leads to, and says nothing else of them
  const told = {
    ...filesBelow(join(home, 'reports')),
    ...filesBelow(join(home, '.fieldbook-cache')),
    'the terminal': Buffer.from([first.stdout, first.stderr, second.stdout, second.stderr].join('\n')),
  };
  expect(Object.keys(told).length).toBeGreaterThan(reporterNames.length);
  expect(foundIn(told).filter((found) => !/^the (?:title|name|heading) of /u.test(found))).toEqual([]);
}, 60_000);

test('a canary is found in every form', () => {
  const word = canaries.get('the title of a draft') ?? '';
  const forms: Record<string, string | Buffer> = {
    plain: `<p>${word}</p>`,
    'upper case': word.toUpperCase(),
    json: `"${String.raw`\u007a`}${word.slice(1)}"`,
    percent: `%7A${word.slice(1)}`,
    entity: `&#x7a;${word.slice(1)}`,
    base64: Buffer.from(`some words and ${word} and more`).toString('base64'),
    utf16: Buffer.from(word, 'utf16le'),
  };
  const files = Object.fromEntries(
    Object.entries(forms).map(([name, form]) => [name, Buffer.from(form as string)]),
  );
  expect(foundIn(files)).toEqual(Object.keys(forms).map((name) => `the title of a draft in ${name}`));
});
