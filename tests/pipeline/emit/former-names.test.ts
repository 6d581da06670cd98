import { expect, test } from 'vitest';
import { loadLanguage } from '../../../schemas/search/language.ts';
import { openSearch } from '../../../schemas/search/open-search.ts';
import { withFormerNames } from '../../../pipeline/emit/former-names.ts';
import { locale } from '../../../schemas/base/ids.ts';
import { goldenRequest } from '../../../cli/search/wire.ts';
import { built, rawEntry } from '../documents.ts';

const bundle = built(
  [
    rawEntry('kbHowTo', 'book', { title: 'Book a job', url: 'book-a-job' }),
    rawEntry('kbHowTo', 'report', { title: 'Create a report', url: 'report' }),
  ],
  {
    redirects: [
      '/how-to/create-a-visit,/how-to/book-a-job',
      '/how-to/Visit_Booking.htm,/how-to/book-a-job',
      '/how-to/book-a-visit-2,/how-to/book-a-job',
    ].join('\n'),
  },
);

test('a page has the words of its former addresses that its title lacks, each once, without numbers [SR-6]', () => {
  expect(bundle.searchDocuments.map(({ headings }) => headings)).toEqual(['visit booking create', '']);
});

test('a page is found by its former name', async () => {
  const search = openSearch(bundle.file('search'), { language: await loadLanguage('en') });
  expect(search(goldenRequest('create a visit', 3)).results[0]?.id).toBe('book');
});

test('the same document and name make the same object, so that the index reads it once', () => {
  const redirects = [
    { from: '/old-name', to: '/how-to/report', isPermanent: false, ignoreCase: true, inBrowser: true },
  ];
  const make = () => withFormerNames(bundle.searchDocuments, redirects, { locale: locale.parse('en-US') });
  expect(make()[1]).toBe(make()[1]);
  expect(make()[0]).toBe(bundle.searchDocuments[0]);
  expect(make()[1]?.headings).toBe('old name');
});
