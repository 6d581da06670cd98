import { describe, expect, test } from 'vitest';
import { checkNames } from '../../../cli/config/check-names.ts';
import { parseConfig } from '../../../cli/config/parse-config.ts';

const name = 'fieldbook.config.ts';

const faultsOf = (settings: unknown): string[] => {
  try {
    checkNames(parseConfig(settings, name), { name, knowledgeBaseFlag: undefined });
    return [];
  } catch (error) {
    return (error as Error).message.split('\n').map((line) => line.replace(`in ${name}: `, ''));
  }
};

const shape = 'must be a path in lower case such as /guides, without a slash at its end';

describe('the prefixes of addresses [MP-12]', () => {
  test.each([
    [{ kbHowTo: '/guides', article: '/docs/articles', kbFaq: '/preguntas-más-frecuentes' }],
    [{ kbHowTo: { en: '/guides', es: '/guias', 'pt-BR': '/guias-br' } }],
    [{ article: '/faq', kbFaq: '/questions' }],
    [{ kbHowTo: '/how-to' }],
  ])('may be %j', (routes) => {
    expect(faultsOf({ routes })).toEqual([]);
  });

  test.each([
    [{ kbHowToo: '/guides' }, 'unknown key "kbHowToo" under "routes"; did you mean "kbHowTo"?'],
    [
      { productArea: '/areas' },
      'unknown key "productArea" under "routes"; it takes kbHowTo, kbLandingPage, kbFaq, kbGlossary, articleProblemSolution, articleRecommendedWorkflow, kbReleaseNotes, kbCapability, resource, article, author, topic',
    ],
    [{ kbHowTo: 'guides' }, `"routes.kbHowTo" is "guides": ${shape}; did you mean "/guides"?`],
    [{ kbHowTo: '/Guides/' }, `"routes.kbHowTo" is "/Guides/": ${shape}; did you mean "/guides"?`],
    [{ kbHowTo: '/' }, `"routes.kbHowTo" is "/": ${shape}`],
    [{ kbHowTo: 3 }, `"routes.kbHowTo" is 3: ${shape}, or such a path for each language`],
    [{ kbHowTo: { es: 'guias' } }, `"routes.kbHowTo.es" is "guias": ${shape}; did you mean "/guias"?`],
    [
      { kbHowTo: { english: '/guides' } },
      'the key "english" under "routes.kbHowTo" must be a language such as en or es, or a locale such as es-MX',
    ],
    [{ kbHowTo: '/search' }, '"routes.kbHowTo" is "/search": /search is a page or a folder of every site'],
    [{ kbHowTo: '/auth' }, '"routes.kbHowTo" is "/auth": /Auth is a page or a folder of every site'],
    [
      { kbHowTo: '/categories/guides' },
      '"routes.kbHowTo" is "/categories/guides": /categories is a page or a folder of every site',
    ],
    [
      { kbHowTo: '/faq' },
      '"routes.kbHowTo" is "/faq": the pages of kbFaq are there; give them another prefix, or choose one',
    ],
    [
      { kbHowTo: '/how-to/guides' },
      '"routes.kbHowTo" is "/how-to/guides": it is below /how-to, which is a usual prefix; choose another',
    ],
    [
      { kbHowTo: { en: '/guides', es: '/faq' } },
      '"routes.kbHowTo" is "/faq" in es: the pages of kbFaq are there; give them another prefix, or choose one',
    ],
  ])('are refused: %j', (routes, fault) => {
    expect(faultsOf({ routes })).toEqual([fault]);
  });

  test('of two types with one prefix, both are named', () => {
    expect(faultsOf({ routes: { kbHowTo: '/guides', article: '/guides' } })).toEqual([
      '"routes.kbHowTo" is "/guides": the pages of article are there; give them another prefix, or choose one',
      '"routes.article" is "/guides": the pages of kbHowTo are there; give them another prefix, or choose one',
    ]);
  });
});

describe('the names of content types [MP-12]', () => {
  test.each([
    [{ kbHowTo: 'Guide' }],
    [{ kbHowTo: { one: 'Guide', many: 'Guides' } }],
    [{ kbHowTo: { en: 'Guide', es: { one: 'Guía', many: 'Guías' } } }],
  ])('may be %j', (typeLabels) => {
    expect(faultsOf({ typeLabels })).toEqual([]);
  });

  const fault =
    "must be a name such as 'Guide', or like { one: 'Guide', many: 'Guides' }, or such a name for each language";

  test.each([
    [{ kbFaqs: 'Questions' }, 'unknown key "kbFaqs" under "typeLabels"; did you mean "kbFaq"?'],
    [{ kbHowTo: ' ' }, `"typeLabels.kbHowTo" is " ": ${fault}`],
    [{ kbHowTo: 3 }, `"typeLabels.kbHowTo" is 3: ${fault}`],
    [{ kbHowTo: { one: 'Guide', many: '' } }, `"typeLabels.kbHowTo.many" is "": ${fault}`],
  ])('are refused: %j', (typeLabels, sentence) => {
    expect(faultsOf({ typeLabels })).toEqual([sentence]);
  });
});

describe('the words of the home page [MP-12]', () => {
  test('may be given for one language or for several', () => {
    expect(faultsOf({ home: { title: 'Docs', text: { en: 'All of it', es: 'Todo' } } })).toEqual([]);
  });

  test('are refused where they are no texts', () => {
    expect(faultsOf({ home: { titel: 'Docs', text: 3, placeholder: '' } })).toEqual([
      '"home.text" is 3: must be a text, or a text for each language such as { en: …, es: … }',
      '"home.placeholder" is "": must not be empty',
      'unknown key "titel" under "home"; did you mean "title"?',
    ]);
  });
});
