import { expect, test } from 'vitest';
import { publishingParagraphs } from '../../../../cli/reporters/text/publishing-lines.ts';
import { collectFindings } from '../../../../cli/reporters/findings.ts';
import { plain } from '../../../../cli/reporters/text/style.ts';
import { publishingReport } from '../../../../pipeline/publishing/publishing-report.ts';
import { whatPublishingBrings } from '../../../../pipeline/publishing/what-publishing-brings.ts';
import { howTo, text } from '../../../pipeline/builders.ts';
import { exportOf, hyperlink, settings, toEntry } from '../../../pipeline/documents.ts';

const crews = howTo('crews', 'Plan crews', { introduction: text('Every crew has a van.') });
const drafts = [
  howTo('sound', 'Sound', {}, 'draft'),
  howTo('winter', 'Winter', { introduction: text(toEntry('sound', 'a page')) }, 'draft'),
  howTo('faulty', 'Faulty', { introduction: text(hyperlink('/how-to/none', 'no page')) }, 'draft'),
];

const publishing = publishingReport(
  whatPublishingBrings({ exported: exportOf([crews, ...drafts]), config: settings() }, exportOf([crews])),
);
const findings = collectFindings({ diagnostics: [], counts: { entries: 4, assets: 0 } });
const linesOf = (maxDiagnostics: number) =>
  publishingParagraphs({ ...findings, publishing }, { style: plain, maxDiagnostics, columns: 200 });

test('what is not ready to publish is named, the worst first, with its findings and what settles them [ED-5]', () => {
  expect(linesOf(50)).toEqual([
    '3 unpublished changes: 1 breaks the site, 1 brings warnings, 1 is ready to publish',
    [
      'breaks  kbHowTo "Faulty" (draft)',
      '  error  introduction: The link "no page" leads to /how-to/none, which is not a page of this site.',
      '  edit https://app.contentful.com/spaces/space1/environments/master/entries/faulty',
    ].join('\n'),
    [
      'warns  kbHowTo "Winter" (draft)',
      '  warn   introduction: The link "a page" leads to "Sound", which is a draft: readers do not see it.',
      '    Publish it together with "Sound".',
      '  edit https://app.contentful.com/spaces/space1/environments/master/entries/winter',
    ].join('\n'),
  ]);
});

test('no more than --max-diagnostics are shown, and nothing without unpublished changes', () => {
  expect(linesOf(1).slice(2)).toEqual(['1 more change not ready to publish']);
  expect(publishingParagraphs(findings, { style: plain, maxDiagnostics: 50, columns: 100 })).toEqual([]);
});
