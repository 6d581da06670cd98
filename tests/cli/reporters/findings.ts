import { collectFindings, type Findings } from '../../../cli/reporters/findings.ts';
import type { Look } from '../../../cli/reporters/reporter.ts';
import { plain } from '../../../cli/reporters/text/style.ts';
import type { Diagnostic } from '../../../schemas/report/diagnostic.ts';

/** The finding of the example in docs/reporters.md; `parts` replaces any of it. */
export const brokenAnchor = (parts: Partial<Diagnostic> = {}): Diagnostic => ({
  rule: 'links/broken-anchor',
  severity: 'error',
  message: 'There is no such anchor on that page.',
  advice: 'Link to a heading of the page.',
  suggestion: '#assign-a-job',
  entry: {
    id: 'section1',
    contentType: 'kbHowToSection',
    typeName: 'How-to section',
    title: 'Assign work',
    url: '/how-to/add-technician',
    edit: 'https://app.contentful.com/spaces/space1/entries/section1',
  },
  locale: 'en-US',
  field: ['content'],
  fieldName: 'Content',
  path: '/content/3/content/1',
  excerpt: { before: 'open the [board](/how-to/dispatch', bad: '#assign-jobs', after: ') and pick' },
  via: [
    {
      id: 'howTo1',
      contentType: 'kbHowTo',
      typeName: 'How-to',
      title: 'Add a technician',
      field: ['howToSections', 2],
      fieldName: 'Sections',
    },
  ],
  target: '/how-to/dispatch#assign-jobs',
  fingerprint: '0123456789abcdef',
  ...parts,
});

/** A finding of the redirect table. */
export const deadRedirect = (parts: Partial<Diagnostic> = {}): Diagnostic => ({
  rule: 'redirects/query',
  severity: 'warn',
  message: 'A query is not looked at.',
  advice: 'Leave it out.',
  entry: null,
  source: { file: 'redirects.csv', line: 12 },
  via: [],
  fingerprint: 'fedcba9876543210',
  ...parts,
});

export const findingsOf = (...diagnostics: readonly Diagnostic[]): Findings =>
  collectFindings({ diagnostics, counts: { entries: 1204, assets: 310 } });

export const plainLook: Look = {
  style: plain,
  maxDiagnostics: 50,
  version: '1.2.3',
  source: 'content/export.json',
  configuration: 'content/fieldbook.config.json',
  files: ['content/fieldbook.config.json', 'content/redirects.csv'],
};
