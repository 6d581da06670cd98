import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { loadConfig } from '../../../cli/config/load-config.ts';
import { configText } from '../../../cli/init/config-text.ts';
import { mappingLines, openLines } from '../../../cli/init/mapping-text.ts';
import { config } from '../../../pipeline/config/config.ts';
import { testFolder } from '../folder.ts';

const nothing = { name: undefined, siteUrl: undefined, locale: undefined, redirects: undefined };

async function load(text: string) {
  const folder = await testFolder(onTestFinished);
  const file = join(folder, 'fieldbook.config.ts');
  await writeFile(file, text);
  return (await loadConfig({ config: file })).config;
}

test('where nothing is answered, the new configuration is the one that every setting has by itself', async () => {
  expect(await load(configText(nothing))).toEqual(config.parse({}));
});

test('what was answered stands in it, whatever it holds', async () => {
  const name = `Van's \\ "help"`;
  const answered = { name, siteUrl: 'https://help.vans.example', locale: 'de', redirects: 'moved.csv' };
  const { siteUrl, locale, redirects, site } = await load(configText(answered));
  expect({ name: site.name, siteUrl, locale, redirects }).toEqual(answered);
});

test('a proposed mapping stands in it as it is, whatever a space calls its types and fields [MP-1]', async () => {
  const fields = {
    title: { first: ["it's", 'b'] },
    body: { join: ['a\n', { text: '## {{x}} `${y}`\n\n{b}' }], with: '\n\n' },
    url: 'slug',
  };
  const type = {
    id: "a'b",
    name: '*/ a\n// b',
    entries: 2,
    role: 'page' as const,
    reasons: ['a title\u2028evil()'],
    mapping: [
      {
        as: 'article' as const,
        fields: { title: 'a' },
        ignore: ['x y'],
        when: { field: 'slug', in: ["a'b\u0007"] },
      },
      { as: 'article' as const, fields, ignore: [] },
    ],
    fieldReasons: { title: 'because\nof' },
    left: ['more'],
  };
  const types = [
    type,
    { ...type, id: 'post-1', mapping: false as const },
    { ...type, id: 'open', role: 'open' as const, mapping: undefined },
  ];
  const { contentTypes } = await load(
    configText({ ...nothing, mapping: { types: mappingLines({ types }), open: openLines({ types }) } }),
  );
  expect(Object.keys(contentTypes)).toEqual(["a'b", 'post-1']);
  expect(contentTypes['post-1']).toBe(false);
  expect(contentTypes["a'b"]).toEqual([
    { as: 'article', fields: { title: 'a' }, ignore: ['x y'], when: { field: 'slug', in: ["a'b\u0007"] } },
    { as: 'article', fields, ignore: [] },
  ]);
});

test('every setting is in it, and with all comments taken out it is still sound', async () => {
  const text = configText(nothing).replaceAll(/^( *)\/\/ (?=\w+: |\s*\w+: |\s*\}|\},)/gmu, '$1');
  for (const key of Object.keys(config.shape)) expect(text).toMatch(new RegExp(`^  ${key}: `, 'mu'));
  const withOneOfTwo = text.replace(/^ {2}locale: .*\n/mu, ''); // which `locales` takes the place of
  const { contentTypes, knowledgeBase, externalLinks } = await load(withOneOfTwo);
  expect([contentTypes['helpArticle'], knowledgeBase, externalLinks.timeoutMs]).toEqual([
    { as: 'kbHowTo', fields: { url: 'slug', introduction: 'body' }, ignore: ['oldId'] },
    'partners',
    10_000,
  ]);
});
