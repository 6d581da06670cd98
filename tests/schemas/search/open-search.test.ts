import fc from '../../fast-check.ts';
import { describe, expect, test } from 'vitest';
import { searchReply } from '../../../schemas/services/search/batch-search.ts';
import { asker, documentOf, idsOf } from './documents.ts';

const guides = [
  documentOf('Create an invoice', {
    text: 'Bill the work of a job, and send it.',
    productArea: 'Accounting',
  }),
  documentOf('Invoice does not export', {
    text: 'The invoice is not in the books of the bookkeeper.',
    type: 'articleProblemSolution',
    productArea: 'Accounting / Export',
  }),
  documentOf('Dispatch', { text: 'All about the board.', type: 'kbLandingPage', productArea: 'Dispatch' }),
  documentOf('Dispatch board shortcuts', { text: 'Keys for the dispatch board. Dispatch dispatch.' }),
  documentOf('Book a job', { headings: 'Offer a window', text: 'Somebody calls about an invoice.' }),
  documentOf('Dispatching from A to Z', {
    text: 'A course for dispatchers, with a board to practice on.',
    url: 'https://academy.example/dispatching',
    source: 'Absorb',
  }),
];
const ask = asker(guides);

describe('order', () => {
  test('a title that is the query comes first, whatever else the others have', () => {
    expect(idsOf(ask('Dispatch'))[0]).toBe('dispatch');
    expect(idsOf(ask('dispatch  BOARD shortcuts'))[0]).toBe('dispatch-board-shortcuts');
  });

  test('documents without a text, such as pages of tags, leave the scores of the others as they were', () => {
    const texts = [
      documentOf('Long', { text: `window ${'lorem '.repeat(60)}` }),
      documentOf('Short', { text: 'window lorem' }),
    ];
    const empty = Array.from({ length: 20 }, (_, number) => documentOf(`Tag ${number}`));
    const scores = [texts, [...texts, ...empty]].map((documents) =>
      asker(documents)('window').results.map(({ id, score }) => [id, score]),
    );
    expect(scores[1]).toEqual(scores[0]);
  });

  test('titles weigh more than headings, headings more than texts', () => {
    const places = asker([
      documentOf('Third', { text: 'lorem window' }),
      documentOf('Second', { headings: 'Window', text: 'window lorem' }),
      documentOf('Window first', { text: 'lorem' }),
    ]);
    expect(idsOf(places('window'))).toEqual(['window-first', 'second', 'third']);
  });

  test('all words come before some words', () => {
    expect(idsOf(ask('invoice export')).slice(0, 2)).toEqual([
      'invoice-does-not-export',
      'create-an-invoice',
    ]);
  });

  test('what is alike stays in the order of the index', () => {
    const alike = asker(['b', 'a', 'c'].map((id) => documentOf('The same', { id })));
    expect(idsOf(alike('same'))).toEqual(['b', 'a', 'c']);
  });

  test('scores are shares of the best', () => {
    const scores = ask('invoice').results.map(({ score }) => score ?? 0);
    expect(scores[0]).toBe(1);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(Math.min(...scores)).toBeGreaterThan(0);
  });
});

describe('words', () => {
  test.for<[string, string, string]>([
    ['case and diacritics do not count', 'CRÉATE ïnvoice', 'create-an-invoice'],
    ['the last word may be a beginning', 'dispatch boa', 'dispatch-board-shortcuts'],
    ['a letter is missing', 'creat invoce', 'create-an-invoice'],
    ['two letters changed places', 'dipsatch board shortcuts', 'dispatch-board-shortcuts'],
    ['two words are written as one', 'dispatchboard shortcuts', 'dispatch-board-shortcuts'],
    ['one word is written as two', 'in voice export', 'invoice-does-not-export'],
    ['a word has another ending', 'exporting invoice', 'invoice-does-not-export'],
    ['words that say nothing stand around', 'how do I create an invoice?', 'create-an-invoice'],
  ])('%s', ([, query, expected]) => {
    expect(idsOf(ask(query))[0]).toBe(expected);
  });

  test('a word that is there as it is typed brings none that is only near', () => {
    const near = asker([
      ...['one', 'two', 'three'].map((id) => documentOf(`Form ${id}`)),
      documentOf('From'),
      documentOf('Farm'),
    ]);
    expect(near('form').results).toHaveLength(3);
  });

  test('other forms of a word are found after the word itself, and marked', () => {
    const forms = asker([
      documentOf('Scheduling work'),
      documentOf('Scheduled'),
      documentOf('Schedules'),
      documentOf('Schedule'),
      documentOf('Sched'),
    ]);
    expect(idsOf(forms('schedule')).slice(0, 2)).toEqual(['schedule', 'schedules']);
    expect(new Set(idsOf(forms('schedules')))).toEqual(
      new Set(['schedule', 'scheduled', 'schedules', 'scheduling-work']),
    );
    expect(forms('schedules').results.at(-1)?.highlightedTitle).toContain('<mark>');
    expect(idsOf(asker([documentOf('Pricing')])('price'))).toEqual(['pricing']);
  });

  test('a text that has every word somewhere comes after one that is about them', () => {
    const story = 'lorem '.repeat(100);
    const texts = asker([
      documentOf('Long', { text: `${story} refund ${story} deposit ${story} receipt` }),
      documentOf('Short', { text: 'Refund a deposit.' }),
      ...Array.from({ length: 10 }, (_, number) => documentOf(`Page ${number}`, { text: story })),
    ]);
    expect(idsOf(texts('refund deposit receipt'))).toEqual(['short', 'long']);
  });

  test('of a long question, a page with one of many words is found', () => {
    const page = documentOf('Receipts');
    const found = (query: string) => idsOf(asker([page, ...guides])(query));
    expect(found('receipts dispatch')).toContain('receipts');
    expect(found('create invoice export board receipts')).toContain('receipts');
    const titles = ['Routes', 'Payroll', 'Vendors', 'Skills', 'Zones'];
    const each = asker(titles.map((title) => documentOf(title)));
    expect(new Set(idsOf(each('routes payroll vendors skills zones 7')))).toEqual(
      new Set(['routes', 'payroll', 'vendors', 'skills', 'zones']),
    );
  });

  test('a misspelled word is suggested as it is probably meant, and the others as they were typed', () => {
    expect(ask('Create an invoce!').suggestion).toBe('Create an invoice!');
    expect(ask('invoice export').suggestion).toBeUndefined();
    expect(ask('zzzzzzzz').suggestion).toBeUndefined();
  });

  test('synonyms of one word or more are found like the word, after the word itself', () => {
    const synonyms = [
      ['po', 'purchase order'],
      ['log in', 'sign in'],
    ];
    const withSynonyms = asker(
      [
        documentOf('Create a purchase order'),
        documentOf('PO numbers'),
        documentOf('Order of visits'),
        documentOf('Sign in on a phone'),
      ],
      { synonyms },
    );
    expect(idsOf(withSynonyms('po'))).toEqual(['po-numbers', 'create-a-purchase-order']);
    expect(idsOf(withSynonyms('purchase order')).slice(0, 2)).toEqual([
      'create-a-purchase-order',
      'po-numbers',
    ]);
    expect(idsOf(withSynonyms('log in phone'))[0]).toBe('sign-in-on-a-phone');
    expect(withSynonyms('po').results[1]?.highlightedTitle).toBe(
      'Create a <mark>purchase</mark> <mark>order</mark>',
    );
  });

  test('a title that says the query in other everyday words is found; a text that does is not', () => {
    const pages = [
      documentOf('Job costs and much else', { text: `A schedule. A schedule, ${'other words '.repeat(10)}` }),
      documentOf('Book a job', { text: 'Choose a day.' }),
      documentOf('Schedule a report'),
      documentOf('Capacity', { text: 'Book, and book again.' }),
    ];
    expect(idsOf(asker(pages)('schedule job'))[0]).toBe('book-a-job');
    expect(idsOf(asker(pages)('schedule'))).toEqual([
      'schedule-a-report',
      'job-costs-and-much-else',
      'book-a-job',
    ]);
    expect(idsOf(asker(pages, { language: 'fr' })('schedule'))).toEqual([
      'schedule-a-report',
      'job-costs-and-much-else',
    ]);
  });

  test('a word that no page has is found by everyday words that can mean the same, anywhere, and these are marked', () => {
    const inWords = asker([
      documentOf('Delete a user', { text: 'Press the button.' }),
      documentOf('Users', { text: 'Press the button to delete one.' }),
    ]);
    expect(idsOf(inWords('trash'))).toEqual(['delete-a-user', 'users']);
    expect(inWords('trash').results[0]?.highlightedTitle).toBe('<mark>Delete</mark> a user');
  });

  test('everyday words beside the word itself are not marked', () => {
    const inWords = asker([documentOf('Delete a user'), documentOf('Remove a user')]);
    expect(inWords('delete').results.map((each) => each.highlightedTitle)).toEqual([
      '<mark>Delete</mark> a user',
      'Remove a user',
    ]);
  });

  test('scripts without spaces are found by parts of what is written', () => {
    const japanese = asker([
      documentOf('請求書を作成する', { id: 'a' }),
      documentOf('予定を見る', { id: 'b' }),
    ]);
    expect(idsOf(japanese('請求書'))).toEqual(['a']);
    expect(japanese('請求書').results[0]?.highlightedTitle).toBe('<mark>請求書</mark>を作成する');
  });
});

describe('facets [SR-5] [SR-10]', () => {
  const facets = ['SOURCE', 'PRODUCT_AREA', 'CONTENTFUL_TYPE'] as const;

  test('count what is found, the most frequent first, then by text', () => {
    expect(ask('invoice', { facets: [...facets] }).facets).toEqual([
      { name: 'SOURCE', options: [{ text: 'KBContentful', value: 'KBContentful', count: 3 }] },
      {
        name: 'PRODUCT_AREA',
        options: [
          { text: 'Accounting', value: 'Accounting', count: 1 },
          { text: 'Accounting / Export', value: 'Accounting / Export', count: 1 },
        ],
      },
      {
        name: 'CONTENTFUL_TYPE',
        options: [
          { text: 'kbHowTo', value: 'kbHowTo', count: 2 },
          { text: 'articleProblemSolution', value: 'articleProblemSolution', count: 1 },
        ],
      },
    ]);
  });

  test('values of one facet are alternatives, facets narrow one another', () => {
    const filters = { PRODUCT_AREA: ['Accounting', 'Accounting / Export'] };
    expect(ask('invoice', { filters }).numberOfResults).toBe(2);
    expect(idsOf(ask('invoice', { filters: { ...filters, CONTENTFUL_TYPE: ['kbHowTo'] } }))).toEqual([
      'create-an-invoice',
    ]);
    expect(ask('invoice', { filters: { SOURCE: ['Nowhere'] } }).numberOfResults).toBe(0);
    expect(ask('invoice', { filters: { SOURCE: [] } }).numberOfResults).toBe(3);
  });

  test("a facet's own filter leaves its numbers as they are, and narrows those of the others", () => {
    const reply = ask('invoice', { facets: [...facets], filters: { CONTENTFUL_TYPE: ['kbHowTo'] } });
    const [, areas, types] = reply.facets;
    expect(types?.options.map(({ value, count }) => [value, count])).toEqual([
      ['kbHowTo', 2],
      ['articleProblemSolution', 1],
    ]);
    expect(areas?.options.map(({ value }) => value)).toEqual(['Accounting']);
  });

  test('only what is asked for is counted', () => {
    expect(ask('invoice').facets).toEqual([]);
  });
});

describe('results', () => {
  test('carry what a list of results shows [SR-6]', () => {
    expect(ask('course').results).toEqual([
      {
        id: 'dispatching-from-a-to-z',
        title: 'Dispatching from A to Z',
        highlightedTitle: 'Dispatching from A to Z',
        score: 1,
        attributes: {
          SOURCE: ['Absorb'],
          BEST_DYNABS: ['A <mark>course</mark> for dispatchers, with a board to practice on.'],
          URL: ['https://academy.example/dispatching'],
          CONTENTFUL_TYPE: ['kbHowTo'],
        },
      },
    ]);
  });

  test('the tags are those of the query', () => {
    const [first] = ask('create', { matchHighlightTags: ['[', ']'] }).results;
    expect(first?.highlightedTitle).toBe('[Create] an invoice');
  });

  test('titles and abstracts are HTML in which nothing of a document is markup', () => {
    const hostile = asker([
      documentOf('<img src=x onerror=alert(1)> board', { id: 'x', text: '</mark><script>board</script>' }),
    ]);
    expect(hostile('board').results[0]).toMatchObject({
      title: '&lt;img src=x onerror=alert(1)&gt; board',
      highlightedTitle: '&lt;img src=x onerror=alert(1)&gt; <mark>board</mark>',
      attributes: { BEST_DYNABS: ['&lt;/mark&gt;&lt;script&gt;<mark>board</mark>&lt;/script&gt;'] },
    });
  });

  test('the abstract is the passage that matches, where texts are at hand', () => {
    const text = `${'lorem ipsum '.repeat(60)}here is the needle`;
    const far = documentOf('Far', { text, abstract: 'lorem ipsum' });
    expect(asker([far])('needle').results[0]?.attributes.BEST_DYNABS).toEqual(['lorem ipsum']);
    const [abstract] =
      asker([far], { textOf: () => text })('needle').results[0]?.attributes.BEST_DYNABS ?? [];
    expect(abstract).toMatch(/^….*here is the <mark>needle<\/mark>$/u);
  });

  test('the same document never comes twice, and pages are parts of one list', () => {
    const many = asker(
      Array.from({ length: 57 }, (_, number) => documentOf('The board', { id: `${number % 50}` })),
    );
    const pages = [0, 20, 40, 60].map((offset) => many('board', { offset, length: 20 }));
    expect(pages.map(({ results }) => results.length)).toEqual([20, 20, 10, 0]);
    expect(pages.map(({ numberOfResults }) => numberOfResults)).toEqual([50, 50, 50, 50]);
    expect(new Set(pages.flatMap(idsOf)).size).toBe(50);
  });

  test('no result is asked for', () => {
    expect(ask('invoice', { length: 0 })).toEqual({ results: [], numberOfResults: 3, facets: [] });
  });
});

describe('queries that are none', () => {
  test.for<[string, string]>([
    ['nothing', ''],
    ['10,000 spaces', ' '.repeat(10_000)],
    ['marks', '?!... --- "" \\ / %00'],
    ['an emoji', '🎉🎉'],
    ['half of a character', '\ud83c'],
    ['a word of 10,000 letters', 'z'.repeat(10_000)],
  ])('%s finds nothing', ([, query]) => {
    expect(ask(query, { facets: ['SOURCE'] })).toEqual({
      results: [],
      numberOfResults: 0,
      facets: [{ name: 'SOURCE', options: [] }],
    });
  });

  test.for<[string, string]>([
    ['one letter', 'd'],
    ['1,000 words', Array.from({ length: 1000 }, (_, number) => `invoice word${number}`).join(' ')],
    [
      '1,000 misspelled words',
      Array.from({ length: 1000 }, (_, number) => `invoyce${number} dispaatch`).join(' '),
    ],
    ['names of what every object has', 'invoice constructor __proto__ toString'],
  ])('%s is answered', ([, query]) => {
    expect(ask(query).numberOfResults).toBeGreaterThan(0);
  });

  test('what is beyond 32 words or 1,000 characters costs nothing, for it is not read', () => {
    const words = Array.from({ length: 1000 }, (_, number) => `invoice${number}`);
    expect(ask(words.join(' '))).toEqual(ask(words.slice(0, 32).join(' ')));
    expect(ask(`${' '.repeat(1000)}invoice`).numberOfResults).toBe(0);
  });

  test('an index of nothing finds nothing', () => {
    expect(asker([])('board', { facets: ['SOURCE'] })).toEqual({
      results: [],
      numberOfResults: 0,
      facets: [{ name: 'SOURCE', options: [] }],
    });
  });

  test('any query is answered as the wire says, the same each time', { timeout: 60_000 }, () => {
    const query = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc
        .array(fc.constantFrom('invoice', 'dispatch', 'invoce', 'a', 'board', '  ', 'ex'))
        .map((each) => each.join(' ')),
    );
    fc.assert(
      fc.property(query, fc.nat(8), fc.nat(8), (text, offset, length) => {
        const reply = ask(text, { offset, length, facets: ['SOURCE'] });
        expect(searchReply.parse(reply)).toEqual(reply);
        expect(ask(text, { offset, length, facets: ['SOURCE'] })).toEqual(reply);
        expect(reply.results.length).toBe(Math.min(length, Math.max(0, reply.numberOfResults - offset)));
        const [sources] = reply.facets;
        expect(sources?.options.reduce((sum, { count }) => sum + count, 0)).toBe(reply.numberOfResults);
      }),
    );
  });
});
