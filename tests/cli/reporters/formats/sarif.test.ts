import fc from '../../../fast-check.ts';
import { describe, expect, test } from 'vitest';
import type { Findings } from '../../../../cli/reporters/findings.ts';
import { sarif } from '../../../../cli/reporters/formats/sarif.ts';
import { problems } from '../../../../pipeline/rules/index.ts';
import { brokenAnchor, deadRedirect, findingsOf, plainLook } from '../findings.ts';
import { hostile, hostileDiagnostics } from '../hostile.ts';
import { codeScanningLog, officialFaults } from '../read-sarif.ts';

const logOf = (findings: Findings, look = plainLook) =>
  codeScanningLog.parse(JSON.parse(sarif(findings, look)));
const runOf = (...args: Parameters<typeof logOf>) => logOf(...args).runs[0];

describe('a SARIF log', { timeout: 30_000 }, () => {
  test('says what, how bad, and where in the file and in the content [PL-2]', () => {
    const run = runOf(findingsOf(brokenAnchor(), deadRedirect()));
    const rules = run?.tool.driver.rules ?? [];
    expect(run?.results).toEqual([
      {
        ruleId: 'links/broken-anchor',
        ruleIndex: rules.findIndex(({ id }) => id === 'links/broken-anchor'),
        level: 'error',
        message: {
          text: 'There is no such anchor on that page. Did you mean #assign-a-job? (How-to section "Assign work" section1 Content /content/3/content/1)',
        },
        locations: [
          {
            physicalLocation: {
              artifactLocation: { uri: 'content/export.json' },
              region: { startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 },
            },
            logicalLocations: [
              {
                name: 'section1',
                fullyQualifiedName: 'kbHowToSection/section1/content/content/3/content/1',
                kind: 'entry',
                properties: { title: 'Assign work', field: ['content'], path: '/content/3/content/1' },
              },
            ],
          },
        ],
        partialFingerprints: {
          'fieldbookFingerprint/v1': '0123456789abcdef',
          primaryLocationLineHash: '0123456789abcdef:1',
        },
        hostedViewerUri: 'https://app.contentful.com/spaces/space1/entries/section1',
        properties: {
          advice: 'Link to a heading of the page.',
          url: '/how-to/add-technician',
          edit: 'https://app.contentful.com/spaces/space1/entries/section1',
          locale: 'en-US',
          target: '/how-to/dispatch#assign-jobs',
        },
      },
      {
        ruleId: 'redirects/query',
        ruleIndex: rules.findIndex(({ id }) => id === 'redirects/query'),
        level: 'warning',
        message: { text: 'A query is not looked at. (redirects.csv:12)' },
        locations: [
          {
            physicalLocation: {
              artifactLocation: { uri: 'content/redirects.csv' },
              region: { startLine: 12, startColumn: 1, endLine: 12, endColumn: 1 },
            },
          },
        ],
        partialFingerprints: {
          'fieldbookFingerprint/v1': 'fedcba9876543210',
          primaryLocationLineHash: 'fedcba9876543210:1',
        },
        properties: { advice: 'Leave it out.' },
      },
    ]);
  });

  test('describes every rule, found or not, as code scanning wants it', () => {
    const rules = runOf(findingsOf())?.tool.driver.rules ?? [];
    expect(rules.map(({ id }) => id)).toEqual(problems.map(({ id }) => id).toSorted());
    for (const { name, shortDescription, fullDescription, help, defaultConfiguration, properties } of rules) {
      expect(name).toMatch(/^(?:[A-Z][a-z]*)+$/u);
      for (const words of [shortDescription?.text, fullDescription?.text, help?.text, help?.markdown]) {
        expect(words).toMatch(/\S/u);
        expect(words?.length).toBeLessThanOrEqual(1024);
      }
      expect(['error', 'warning', 'note']).toContain(defaultConfiguration?.level);
      expect(properties?.['category']).toMatch(/^[a-z-]+$/u);
    }
  });

  test('names the tool, its version and what it looked at', () => {
    const run = runOf(findingsOf(deadRedirect()));
    expect(run?.tool.driver).toMatchObject({ name: 'Fieldbook', version: '1.2.3', semanticVersion: '1.2.3' });
    expect(run?.columnKind).toBe('utf16CodeUnits');
    expect(run?.invocations).toEqual([{ executionSuccessful: true }]);
    expect(run?.properties?.['summary']).toMatchObject({ warnings: 1, entries: 1204 });
  });

  test('distinguishes findings that share a fingerprint', () => {
    const hashes = runOf(findingsOf(brokenAnchor(), brokenAnchor()))?.results?.map(
      ({ partialFingerprints }) => partialFingerprints?.['primaryLocationLineHash'],
    );
    expect(hashes).toEqual(['0123456789abcdef:1', '0123456789abcdef:2']);
  });

  test('keeps to what GitHub takes, and says what it left out', () => {
    const diagnostics = Array.from({ length: 25_002 }, () => deadRedirect());
    const run = runOf(findingsOf(...diagnostics));
    expect(run?.results).toHaveLength(25_000);
    expect(run?.invocations).toEqual([
      {
        executionSuccessful: true,
        toolExecutionNotifications: [
          {
            level: 'warning',
            message: { text: '2 more findings are left out: code scanning takes 25000.' },
          },
        ],
      },
    ]);
  });

  test.each([
    ['a b/ü#.json', 'a%20b/%C3%BC%23.json'],
    ['c:d.json', 'c%3Ad.json'],
    ['/tmp/ex port.json', 'file:///tmp/ex%20port.json'],
    ['stdin', 'stdin'],
  ])('has the file %s as the address %s', (source, uri) => {
    const [result] = runOf(findingsOf(brokenAnchor()), { ...plainLook, source })?.results ?? [];
    expect(result?.locations?.[0]?.physicalLocation?.artifactLocation?.uri).toBe(uri);
  });

  test('is what code scanning takes, whatever the content says', () => {
    fc.assert(
      fc.property(hostileDiagnostics, (diagnostics) => {
        const results = runOf(findingsOf(...diagnostics, hostile()))?.results ?? [];
        expect(results).toHaveLength(diagnostics.length + 1);
        const hashes = results.map((each) => each.partialFingerprints.primaryLocationLineHash);
        expect(new Set(hashes).size).toBe(results.length);
      }),
      { numRuns: 50 },
    );
  });

  test.each(['a::\n', 'https://a.test/entries/a b', 'https://a.test/[1]', 'https://a.test/100%'])(
    'leaves out the address %j, which the schema refuses',
    (edit) => {
      const entry = { id: 'a', contentType: 'a', title: 'a', url: '/a', edit };
      const log = sarif(findingsOf(hostile({ entry })), plainLook);
      expect(officialFaults(JSON.parse(log))).toBe('');
    },
  );

  test('is valid by the official schema', () => {
    fc.assert(
      fc.property(hostileDiagnostics, (diagnostics) => {
        const log: unknown = JSON.parse(sarif(findingsOf(...diagnostics, hostile()), plainLook));
        expect(officialFaults(log)).toBe('');
      }),
      { numRuns: 20 },
    );
  });
});
