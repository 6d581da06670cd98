// @vitest-environment jsdom
import { expect, test } from 'vitest';
import type { OtherFieldOfNode } from '../../../../schemas/bundle/node.ts';
import { element, node, picture, richText } from '../../builders.ts';
import { renderNode, wordsOf } from '../render-node.tsx';

const team: OtherFieldOfNode = { id: 'team', name: 'Team', kind: 'text', value: 'Field service' };

const card = (...values: readonly OtherFieldOfNode[]) =>
  renderNode(node('otherEntry', { title: 'Turbine check', values }));

test('a card shows the title, then each field under the name that the space has for it [MP-7]', () => {
  const page = card(team, { id: 'text', name: 'Steps', kind: 'richText', value: richText('Lock it.') });
  expect(page.querySelector('[role=group]')?.getAttribute('aria-label')).toBe('Turbine check');
  expect(wordsOf(page, 'dt')).toEqual(['Team', 'Steps']);
  expect(wordsOf(page, 'p')).toEqual(['Turbine check', 'Field service', 'Lock it.']);
  expect(page.querySelectorAll('h1, h2, h3, h4, h5, h6')).toHaveLength(0);
});

test('a single field needs no name, and without a title no card [MP-7]', () => {
  expect(wordsOf(card(team), 'dt')).toEqual([]);
  expect(wordsOf(card(team), '[role=group]')).toEqual(['Turbine checkField service']);
  expect(renderNode(node('otherEntry', { values: [team] })).innerHTML).toBe(
    '<p><bdi>Field service</bdi></p>',
  );
});

test('dates, numbers, switches and places are in words [MP-7]', () => {
  const page = card(
    { id: 'on', name: 'On', kind: 'date', value: '2026-03-09T16:00-08:00' },
    { id: 'day', name: 'Day', kind: 'date', value: '2026-03-09' },
    { id: 'year', name: 'Year', kind: 'number', value: 2026 },
    { id: 'share', name: 'Share', kind: 'number', value: 0.5 },
    { id: 'open', name: 'Open', kind: 'boolean', value: true },
    { id: 'shut', name: 'Shut', kind: 'boolean', value: false },
    { id: 'site', name: 'Site', kind: 'location', value: { lat: 52.52, lon: 13.4 } },
  );
  expect(wordsOf(page, 'dd').slice(0, 6)).toEqual([
    '03/09/2026 16:00',
    '03/09/2026',
    '2026',
    '0.5',
    'Yes',
    'No',
  ]);
  expect(page.querySelector('a')?.href).toBe(
    'https://www.openstreetmap.org/?mlat=52.52&mlon=13.4#map=15/52.52/13.4',
  );
  expect(wordsOf(page, 'a')).toEqual(['\u206652.52, 13.4\u2069 on the map (opens in a new window)']);
});

const enlarged = (width?: number) =>
  card({ id: 'p', name: 'Photo', kind: 'assets', value: [picture({ width })] }).querySelector(
    '[data-action]',
  );

test('a picture can be enlarged, unless every phone shows it as large as it is [MP-7]', () => {
  expect([enlarged(1200), enlarged(), enlarged(120)].map((link) => link !== null)).toEqual([
    true,
    true,
    false,
  ]);
});

test('data is a table, a list or code that opens [MP-7]', () => {
  const page = card(
    { id: 'tools', name: 'Tools', kind: 'list', value: ['Wrench', 'Harness'] },
    { id: 'limits', name: 'Limits', kind: 'table', columns: ['part', 'torque'], value: [['Bolt', '90']] },
    { id: 'raw', name: 'Raw', kind: 'code', value: { children: [{ type: 'text', value: '{"a":1}' }] } },
  );
  expect(wordsOf(page, 'li')).toEqual(['Wrench', 'Harness']);
  expect([wordsOf(page, 'th'), wordsOf(page, 'td')]).toEqual([
    ['part', 'torque'],
    ['Bolt', '90'],
  ]);
  expect(page.querySelector('[aria-label="Table: Limits"]')).not.toBeNull();
  expect(wordsOf(page, 'details pre')).toEqual(['{"a":1}']);
});

test('files and other entries are shown by their own views [MP-7]', () => {
  const inner = node('otherEntry', { title: 'Inner', values: [] });
  const page = card(
    { id: 'pictures', name: 'Pictures', kind: 'assets', value: [picture({ description: 'A hub' })] },
    { id: 'more', name: 'More', kind: 'entries', value: [inner] },
  );
  expect(page.querySelector('img')?.alt).toBe('A hub');
  expect(wordsOf(page, 'dd [role=group]')).toEqual(['Inner']);
});

test('in a line of text its title stands for it [MP-7]', () => {
  const other = node('otherEntry', { title: 'Turbine check', values: [team] });
  expect(renderNode(other, true).innerHTML).toBe('Turbine check');
});

const link = (id: string, href: string): OtherFieldOfNode => ({
  id,
  name: 'Address',
  kind: 'richText',
  value: richText(element('p', {}, element('a', { href }, href))),
});
const inLine = (...values: readonly OtherFieldOfNode[]) =>
  renderNode(node('otherEntry', { title: 'Book', values }), true).innerHTML;

test('in a line of text the title leads where its only address does [MP-7]', () => {
  expect(inLine(team, link('a', '/how-to/a'))).toBe('<a href="/how-to/a">Book</a>');
  expect(inLine(link('a', '/how-to/a'), link('b', '/how-to/b'))).toBe('Book');
});

test('an entry without a title and without values shows nothing', () => {
  expect(renderNode(node('otherEntry', { values: [] })).innerHTML).toBe('');
});

test('questions, terms and notes of other types stand among our own [MP-7]', () => {
  const other = node('otherEntry', { title: 'Other', values: [team] });
  const pages = [
    node('kbFaq', { title: 'FAQ', categorizedQuestions: [other] }),
    node('kbGlossary', { title: 'Words', terms: [other] }),
    node('kbReleaseNotes', { title: 'Notes', spotlightBoxes: [other], sections: [other] }),
    node('kbReleaseNotesNoteGroup', { notes: [other] }),
  ];
  expect(pages.map((page) => wordsOf(renderNode(page), '[role=group]').length)).toEqual([1, 1, 2, 1]);
});
