import fc from '../../../fast-check.ts';
import { describe, expect, test } from 'vitest';
import { checkstyle } from '../../../../cli/reporters/formats/checkstyle.ts';
import { brokenAnchor, deadRedirect, findingsOf, plainLook } from '../findings.ts';
import { hostile, hostileDiagnostics } from '../hostile.ts';
import { attributesOf, parseXml } from '../parse-xml.ts';

describe('a Checkstyle report', { timeout: 30_000 }, () => {
  test('has a file an entry, in which each finding is an error', () => {
    const asset = deadRedirect({ source: undefined, asset: { id: 'asset1' }, severity: 'info' });
    expect(checkstyle(findingsOf(brokenAnchor(), deadRedirect(), asset), plainLook)).toBe(`\
<?xml version="1.0" encoding="UTF-8"?>
<checkstyle version="4.3">
  <file name="kbHowToSection/section1">
    <error line="1" severity="error" message="Content /content/3/content/1: There is no such anchor on that page. Did you mean #assign-a-job? Link to a heading of the page. Edit: https://app.contentful.com/spaces/space1/entries/section1" source="fieldbook.links.broken-anchor"/>
  </file>
  <file name="content/redirects.csv">
    <error line="12" severity="warning" message="A query is not looked at. Leave it out." source="fieldbook.redirects.query"/>
  </file>
  <file name="asset/asset1">
    <error line="1" severity="info" message="A query is not looked at. Leave it out." source="fieldbook.redirects.query"/>
  </file>
</checkstyle>
`);
  });

  test('is a document where nothing was found', () => {
    expect(checkstyle(findingsOf(), plainLook)).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n<checkstyle version="4.3"/>\n',
    );
  });

  test('names no file twice and loses no finding, whatever the content says', () => {
    fc.assert(
      fc.property(hostileDiagnostics, (diagnostics) => {
        const document = parseXml(checkstyle(findingsOf(...diagnostics, hostile()), plainLook));
        const errors = [...document.querySelectorAll('file > error')].map(attributesOf);
        expect(errors).toHaveLength(diagnostics.length + 1);
        for (const { line, severity } of errors) {
          expect(Number(line)).toBeGreaterThanOrEqual(1);
          expect(['error', 'warning', 'info']).toContain(severity);
        }
      }),
      { numRuns: 30 },
    );
  });
});
