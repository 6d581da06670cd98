import { expect, test } from 'vitest';
import { entryPage } from '../../../../cli/preview/dashboard/entry-page.ts';
import { listPageAt } from '../../../../cli/preview/dashboard/lists/list-pages.ts';
import { findingsInPlace } from '../../../../cli/preview/findings/findings-in-place.ts';
import { validate } from '../../../../pipeline/build.ts';
import { publishingReport } from '../../../../pipeline/publishing/publishing-report.ts';
import { whatPublishingBrings } from '../../../../pipeline/publishing/what-publishing-brings.ts';
import { DOMParser } from '../../../dom-parser.ts';
import { howTo, text } from '../../../pipeline/builders.ts';
import { exportOf, settings, toEntry } from '../../../pipeline/documents.ts';
import { emptySite } from '../preview-of.ts';

const crews = howTo('crews', 'Plan crews', { introduction: text('Every crew has a van.') });
const input = {
  exported: exportOf([
    crews,
    howTo('sound', 'Sound', {}, 'draft'),
    howTo('winter', 'Winter', { introduction: text(toEntry('sound', 'a page')) }, 'draft'),
  ]),
  config: settings(),
};
const built = validate({ ...input, drafts: true });
const publishing = publishingReport(whatPublishingBrings(input, exportOf([crews])));
const site = {
  ...emptySite,
  graph: built.graph,
  inPlace: () => findingsInPlace(built),
  published: emptySite,
  publishing: () => publishing,
};

const parsed = (page: unknown) => new DOMParser().parseFromString(String(page), 'text/html');
const rowsOf = (page: unknown, rows: string) =>
  [...parsed(page).querySelectorAll(rows)].map((row) => (row.textContent ?? '').replace(/\s+/gu, ' ').trim());

/** The box about publishing on the page of an entry. */
const boxOf = (id: string) =>
  (parsed(entryPage(id, site)).querySelector('section:has(#publishing)')?.textContent ?? '').replace(
    /\s+/gu,
    ' ',
  );

test('the list has every unpublished entry with its verdict, and names what to publish together [ED-5]', async () => {
  const rows = rowsOf(await listPageAt('publishing', site), '.publishing tbody tr');
  expect(rows).toEqual([
    'Brings warnings 1',
    expect.stringMatching(/^Winter kbHowTo draft 1 warning /u),
    expect.stringMatching(/^The link .* Publish it together with "Sound"\.$/u),
    'Ready to publish 1',
    expect.stringMatching(/^Sound kbHowTo draft Edit /u),
  ]);
});

test('the page of an entry says what publishing it brings [ED-5]', () => {
  expect(boxOf('winter')).toMatch(/Brings warnings .* which is a draft: readers do not see it\./u);
  expect(boxOf('sound')).toContain('Publishing it brings no errors and no warnings.');
  expect(boxOf('crews')).toBe('');
});
