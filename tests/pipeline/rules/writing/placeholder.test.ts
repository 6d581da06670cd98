import { expect, test } from 'vitest';
import { diagnosticsOf, entry, findingsOf, howTo, text } from '../../builders.ts';
import { doc, entryLink, p, words } from '../../documents.ts';

/** The placeholders that are found in one paragraph. */
const foundIn = (...inlines: readonly (string | object)[]) =>
  diagnosticsOf([howTo('board', 'Board', { introduction: text(...inlines) })])
    .filter(({ rule }) => rule === 'writing/placeholder')
    .map(({ target }) => target);

test('the first placeholder of a paragraph is a warning at its location [PL-2]', () => {
  const introduction = doc(
    p('Start here.'),
    p('TODO: insert screenshot. Lorem ipsum dolor sit amet [TBD by Ana]'),
  );
  const [found, ...others] = diagnosticsOf([howTo('board', 'Board', { introduction })]);
  expect(others).toEqual([]);
  expect(found).toMatchObject({
    rule: 'writing/placeholder',
    severity: 'warn',
    message: 'Readers see "TODO", a placeholder for words that are still missing.',
    field: ['introduction'],
    path: '/content/1',
    excerpt: { before: '', bad: 'TODO', after: ': insert screenshot. Lorem ipsum…' },
    target: 'TODO',
  });
});

test.each([
  ['Lorem ipsum dolor sit amet', 'Lorem ipsum'],
  ['As we say, lorem ipsum dolor sit amet', 'lorem ipsum'],
  ['Lorem ipsum', 'Lorem ipsum'],
  ['TODO', 'TODO'],
  ['TODO describe the board', 'TODO'],
  ['Open the board. TODO: add a picture', 'TODO'],
  ['Released on [TBD by Ana]', '[TBD by Ana]'],
  ['Released on (TBD)', '(TBD)'],
  ['TBD.', 'TBD'],
  ['FIXME: wrong name', 'FIXME'],
  ['xxx', 'xxx'],
  ['XXXX', 'XXXX'],
  ['Call [xxx] first', '[xxx]'],
  ['Insert text here', 'Insert text here'],
  ['insert a short description here.', 'insert a short description here.'],
  ['See [insert link here] for more', '[insert link here]'],
])('%j is found', (value, run) => {
  expect(foundIn(value)).toEqual([run]);
});

test('titles, labels and texts in Markdown are looked at, terms of a glossary are not', () => {
  const found = findingsOf([
    howTo('board', 'TBD', { introduction: 'Open it.\n\nTODO: more', howToSections: [entryLink('section')] }),
    entry('kbHowToSection', 'section', { heading: 'Insert title here', content: text('Words.') }),
    entry('kbTerm', 'term', { term: 'TBD', definition: text('Not decided yet.') }),
  ]);
  expect(
    found.filter(({ rule }) => rule === 'writing/placeholder').map(({ entry: at, field }) => [at, field]),
  ).toEqual([
    ['board', 'title'],
    ['board', 'introduction'],
    ['section', 'heading'],
  ]);
});

test.each([
  'Keep a to-do list, or a todo list',
  'TODO lists show what is left',
  'TODO LIST',
  'Jobs that are to be decided (TBD) are grey',
  'TBD means that nobody has decided',
  'Move the job from TODO to DONE',
  'Call 555-xxx-xxxx, or INV-xxx',
  'You can insert images here.',
  'Select “Insert text here”, or `TODO:`',
  'The lorem ipsum of the template is replaced',
  'Lorem ipsum text fills a new template',
  'MYTODO: no marker, and no_TODO: neither',
])('%j is no finding', (value) => {
  expect(foundIn(value)).toEqual([]);
});

test('names of buttons and code are no finding', () => {
  expect(foundIn('The column ', words('TODO:', 'bold'), ' holds new jobs')).toEqual([]);
  expect(foundIn('Write ', words('TODO: later', 'code'), ' there')).toEqual([]);
});

test('where "todo" is a word of the language, it is only one', () => {
  const locales = [{ code: 'es', default: true }];
  const fields = { title: { es: 'TODO: el equipo' } };
  const item = { ...howTo('board', ''), fields };
  expect(findingsOf([item], { parts: { locales } }).map(({ rule }) => rule)).not.toContain(
    'writing/placeholder',
  );
  const marked = { ...item, fields: { title: { es: 'TBD: el equipo' } } };
  expect(findingsOf([marked], { parts: { locales } }).map(({ rule }) => rule)).toContain(
    'writing/placeholder',
  );
});
