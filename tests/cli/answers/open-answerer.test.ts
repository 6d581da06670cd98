import { describe, expect, test } from 'vitest';
import { noFilters } from '../../../cli/answers/answer.ts';
import { blocksOf, squeezed } from './blocks-of.ts';
import { answerable, unanswerable } from './development-questions.ts';
import { sampleBuild } from '../../pipeline/sample.ts';
import { ask } from './sample-answerer.ts';

const pageOf = (url: string) => url.split('#')[0] ?? '';

/** All that the sample says of each page, and the address of each place of a page. */
const texts = new Map<string, string>();
for (const { url, text, code = '', title, headings } of sampleBuild().searchDocuments)
  texts.set(pageOf(url), squeezed(`${texts.get(pageOf(url)) ?? ''} ${title} ${text} ${code} ${headings}`));

const questions = [...answerable.map(([question]) => question), ...unanswerable];

test('the first source is a page that answers, for seven questions of ten', () => {
  const right = answerable.filter(([question, pages]) =>
    pages.includes(pageOf(ask(question, noFilters)?.passages[0].url ?? '')),
  );
  expect(right.length / answerable.length).toBeGreaterThanOrEqual(7 / 10);
});

test('of the questions that no page answers, one gets an answer: its rare word is the only one that is missing', () => {
  expect(unanswerable.filter((question) => ask(question, noFilters) !== undefined)).toEqual([
    'Can I send invoices by fax?',
  ]);
});

test('nothing is invented: every block of every answer stands on the page that it names', () => {
  for (const question of questions)
    for (const { markdown, url } of ask(question, noFilters)?.passages ?? [])
      for (const block of blocksOf(markdown)) expect(texts.get(pageOf(url)), url).toContain(block);
});

test('an answer has one to three passages and is short', () => {
  let most = 0;
  for (const question of questions) {
    const answer = ask(question, noFilters);
    if (answer === undefined) continue;
    most = Math.max(most, answer.passages.length);
    expect(answer.text.split(/\s+/u).length, question).toBeLessThanOrEqual(160);
    expect(answer.passages.map(({ score }) => score)).toEqual(
      answer.passages.map(({ score }) => score).toSorted((a, b) => b - a),
    );
    expect(answer.passages[0].score).toBe(1);
  }
  expect(most).toBeGreaterThan(1);
  expect(most).toBeLessThanOrEqual(3);
});

test('every source is a place that its page has', () => {
  const files = new Map(sampleBuild().files.map(({ url, text }) => [url as string, text]));
  for (const question of questions)
    for (const { url } of ask(question, noFilters)?.passages ?? []) {
      const [page = '', anchor] = url.split('#');
      const place = anchor === undefined ? '"url"' : `"${decodeURIComponent(anchor)}"`;
      expect(files.get(page), url).toContain(place);
    }
});

test.each(['how do I take a payment', 'How do I take a payment?', 'take a payment'])(
  '"%s" is answered by the page of that name, not by one about a problem with it',
  (question) => {
    expect(ask(question, noFilters)?.passages[0].url).toBe('/how-to/take-a-payment');
  },
);

test('a problem is answered by the page about it', () => {
  expect(ask('my payment was declined', noFilters)?.passages[0].url).toMatch(
    /^\/problem-solution\/payment-is-declined/u,
  );
});

describe('what is shown of an article', () => {
  test('steps stay a list', () => {
    const answer = ask('How do I refund a payment?', noFilters);
    expect(answer?.passages[0].url).toBe('/how-to/take-a-payment#refund-a-payment');
    expect(answer?.text).toMatch(/^1\. Open the payment.*\n2\. Enter the amount/u);
  });

  test('of a question of an FAQ it is the answer', () => {
    expect(ask('Can I print the board?', noFilters)).toMatchObject({
      text: expect.stringMatching(/^Yes: /u),
      passages: [{ url: '/faq/dispatch-faq#print', title: 'Can I print the board?' }],
    });
  });

  test('of a term it is the definition', () => {
    expect(ask('What is retainage?', noFilters)?.passages[0]).toMatchObject({
      url: '/glossary/accounting-glossary#retainage',
      title: 'Accounting glossary: Retainage',
    });
  });
});

describe('filters narrow down what answers', () => {
  const question = 'How do I add a new technician?';

  test('by content type', () => {
    expect(ask(question, { ...noFilters, contentTypes: ['kbGlossary'] })).toBeUndefined();
    const answer = ask('How do I record a check payment?', { ...noFilters, contentTypes: ['kbFaqQuestion'] });
    expect(answer?.passages.every(({ url }) => url.startsWith('/faq/'))).toBe(true);
  });

  test('by product area', () => {
    const areas = new Map(sampleBuild().searchDocuments.map(({ url, productArea }) => [url, productArea]));
    const area = areas.get('/how-to/add-a-technician') ?? '';
    const page = pageOf(ask(question, { ...noFilters, productAreas: [area] })?.passages[0].url ?? '');
    expect(areas.get(page)).toBe(area);
    expect(ask(question, { ...noFilters, productAreas: ['None'] })).toBeUndefined();
  });

  test('by source: what other systems give answers only where it is asked for', () => {
    const course = sampleBuild().searchDocuments.find(({ source }) => source === 'Absorb');
    const asked = course?.title ?? '';
    const urls = (filters = noFilters) => ask(asked, filters)?.passages.map(({ url }) => url) ?? [];
    expect(urls({ ...noFilters, sources: ['Absorb'] })).toContain(course?.url);
    expect(urls().every((url) => url.startsWith('/'))).toBe(true);
  });
});

test.each(['', '   ', '?', 'how do I?', 'the', '🙂', '\0'])(
  '%j asks for nothing, and gets no answer',
  (question) => {
    expect(ask(question, noFilters)).toBeUndefined();
  },
);

test('a question of any length is answered at once, and a hostile one harms nothing', () => {
  expect(ask('refund '.repeat(100_000), noFilters)?.passages[0].url).toContain('refund');
  expect(ask('__proto__ constructor toString', noFilters)).toBeUndefined();
});
