import { expect, test } from 'vitest';
import { checkNames } from '../../../cli/config/check-names.ts';
import { parseConfig } from '../../../cli/config/parse-config.ts';

const name = 'fieldbook.config.ts';

const faultsOf = (settings: unknown, knowledgeBaseFlag?: string): string[] => {
  try {
    const config = parseConfig(settings, name);
    const knowledgeBase = knowledgeBaseFlag ?? config.knowledgeBase;
    checkNames({ ...config, knowledgeBase }, { name, knowledgeBaseFlag });
    return [];
  } catch (error) {
    return (error as Error).message.split('\n');
  }
};

test('a configuration may be empty', () => {
  expect(faultsOf({})).toEqual([]);
});

test('an unknown key is named with its place and the nearest key', () => {
  expect(faultsOf({ site: { header: { link: [] } } })).toEqual([
    'in fieldbook.config.ts: unknown key "link" under "site.header"; did you mean "links"?',
  ]);
});

test('a key that stands one level too deep is led to the top', () => {
  expect(faultsOf({ site: { redirect: 'redirects.csv' } })).toEqual([
    'in fieldbook.config.ts: unknown key "redirect" under "site"; did you mean "redirects" at the top?',
  ]);
});

test('an unknown key that is like no other is answered with those of its level', () => {
  expect(faultsOf({ theme: { brand: '#0b5cad' } })).toEqual([
    'in fieldbook.config.ts: unknown key "brand" under "theme"; it takes scheme, colors, fonts, radius, density, logo, favicon, shareImage, styles',
  ]);
});

test('a key of a list in a knowledge base is known by its neighbours', () => {
  const main = {
    kbid: 'x',
    deliveryChannelId: 'x',
    deliveryChannelStrict: true,
    searchSource: 'x',
    homeUrl: '/',
  };
  expect(faultsOf({ knowledgeBases: { main } })).toContain(
    'in fieldbook.config.ts: unknown key "kbid" under "knowledgeBases.main"; did you mean "kbId"?',
  );
});

test('all faults are named at once', () => {
  expect(faultsOf({ rulez: {}, basePath: 'help', rules: { 'schema/blank': 'fatal' } })).toEqual([
    'in fieldbook.config.ts: "basePath" is "help": must be a folder that starts and ends with a slash, such as /help/',
    'in fieldbook.config.ts: "rules.schema/blank" must be one of error, warn, info, off, not "fatal"',
    'in fieldbook.config.ts: unknown key "rulez"; did you mean "rules"?',
  ]);
});

test('names that lead nowhere are named with the nearest that leads somewhere', () => {
  const settings = {
    rules: { 'schema/blnak': 'off' },
    contentTypes: { article: { as: 'kbHowTwo' }, page: { as: 'kbHowTo', fields: { titel: 'heading' } } },
    knowledgeBase: 'mian',
    limits: { staleAfterDays: { default: 365, kbFaq: false as const, kbHowTo: 90, howTo: 90, kbFaqs: 30 } },
  };
  expect(faultsOf(settings)).toEqual([
    'in fieldbook.config.ts: unknown rule "schema/blnak" under "rules"; did you mean "schema/blank"?',
    'in fieldbook.config.ts: unknown content type "kbHowTwo" in "contentTypes.article"; did you mean "kbHowTo"?',
    'in fieldbook.config.ts: unknown field "titel" of kbHowTo in "contentTypes.page"; did you mean "title"?',
    'in fieldbook.config.ts: unknown content type "howTo" in "limits.staleAfterDays"; did you mean "kbHowTo"?',
    'in fieldbook.config.ts: unknown content type "kbFaqs" in "limits.staleAfterDays"; did you mean "kbFaq"?',
    'in fieldbook.config.ts: the knowledge base "mian" is not configured under "knowledgeBases"; did you mean "main"?',
  ]);
});

test('what is no mapping of a content type is named with what would be', () => {
  expect(faultsOf({ contentTypes: { page: { as: 'kbHowTo', feilds: {} } } })).toEqual([
    'in fieldbook.config.ts: unknown key "feilds" under "contentTypes.page"; did you mean "fields"?',
  ]);
  expect(faultsOf({ contentTypes: { page: {}, post: { as: 'kbHowTo', ignore: ['a', 7] } } })).toEqual([
    'in fieldbook.config.ts: "contentTypes.page.as" is missing: it must be a text',
    'in fieldbook.config.ts: "contentTypes.post.ignore.1" must be a text, not 7',
  ]);
  for (const [post, is] of [
    [true, ' is true'],
    ['kbHowTo', ' is "kbHowTo"'],
    [null, ''],
  ]) {
    expect(faultsOf({ contentTypes: { post } })).toEqual([
      `in fieldbook.config.ts: "contentTypes.post"${is}: must be like { as: 'article' }, a list of such mappings, or false, which switches the type off`,
    ]);
  }
  expect(faultsOf({ contentTypes: { post: false } })).toEqual([]);
});

test('a knowledge base that a flag names is blamed on the flag', () => {
  expect(faultsOf({}, 'marketing')).toEqual([
    'in --kb: the knowledge base "marketing" is not configured under "knowledgeBases"; there are "main"',
  ]);
});

test('what is no address of a service is named with what would be', () => {
  const own =
    'must be true for /auth/profile, another path of the site, or false where there is no such service';
  for (const profile of [
    '',
    'auth/profile',
    '//evil.example/x',
    'https://id.example/profile',
    '/a?b',
    '/a b',
    7,
  ]) {
    expect(faultsOf({ services: { profile } })).toEqual([
      `in fieldbook.config.ts: "services.profile" is ${JSON.stringify(profile)}: ${own}`,
    ]);
  }
  expect(faultsOf({ services: { profil: '/x' } })).toEqual([
    'in fieldbook.config.ts: unknown key "profil" under "services"; did you mean "profile"?',
  ]);
});

test('a group of synonyms is of two texts or more, each with a word', () => {
  expect(faultsOf({ search: { synonyms: [['po', 'purchase order']] } })).toEqual([]);
  expect(faultsOf({ search: { synonyms: [['po'], ['quote', '?']] } })).toEqual([
    'in fieldbook.config.ts: "search.synonyms.0": must have two words or more that mean the same, such as ["po", "purchase order"]',
    'in fieldbook.config.ts: "search.synonyms.1.1" is "?": must have a letter or a digit',
  ]);
});

test.each([
  [
    { basePath: '/../' },
    '"basePath" is "/../": must be a folder that starts and ends with a slash, such as /help/',
  ],
  [
    { siteUrl: 'https://ana:secret@help.example.com' },
    '"siteUrl" is "https://…@help.example.com": must be an absolute address such as https://help.example.com, without a user, ? and #',
  ],
  [
    { site: { footer: { legal: [{ label: 'Terms', url: 'javascript:alert(1)' }] } } },
    '"site.footer.legal.0.url" is "javascript:alert(1)": must be a path of this site such as /how-to/x, an https address, or one that starts with mailto:, tel: or sms:',
  ],
  [
    { site: { header: { ideasUrl: '//evil.example' } } },
    '"site.header.ideasUrl" is "//evil.example": must be a path of this site such as /how-to/x, an https address, or one that starts with mailto:, tel: or sms:',
  ],
])('%o is one sentence, with what to write', (settings, sentence) => {
  expect(faultsOf(settings)).toEqual([`in fieldbook.config.ts: ${sentence}`]);
});
