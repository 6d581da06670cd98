import fc from '../../../fast-check.ts';
import { describe, expect, test } from 'vitest';
import type { Findings } from '../../../../cli/reporters/findings.ts';
import { junit } from '../../../../cli/reporters/formats/junit.ts';
import { brokenAnchor, deadRedirect, findingsOf, plainLook } from '../findings.ts';
import { hostile, hostileDiagnostics } from '../hostile.ts';
import { attributesOf, parseXml } from '../parse-xml.ts';

const read = (findings: Findings) => parseXml(junit(findings, plainLook));

const testOf = (findings: Findings, suite: string) =>
  read(findings).querySelector(`testsuite[name="${suite}"] testcase`);

describe('a JUnit report', { timeout: 30_000 }, () => {
  test('has a suite a category and a test an entry, which fails by its errors', () => {
    const other = brokenAnchor({ message: 'Another anchor is missing.' });
    expect(junit(findingsOf(brokenAnchor(), other, deadRedirect()), plainLook)).toBe(`\
<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="fieldbook" tests="3" failures="1" errors="0">
  <testsuite name="fieldbook" tests="1" failures="0" errors="0" skipped="0" time="0">
    <testcase classname="fieldbook.validate" name="the content was checked" time="0">
      <system-out>3 problems (2 errors, 1 warning) in 1 of 1,204 entries</system-out>
    </testcase>
  </testsuite>
  <testsuite name="fieldbook.links" tests="1" failures="1" errors="0" skipped="0" time="0">
    <testcase classname="fieldbook.links.broken-anchor" name="How-to section &quot;Assign work&quot; section1" time="0">
      <failure message="There is no such anchor on that page. Another anchor is missing." type="links/broken-anchor">error: Content /content/3/content/1
There is no such anchor on that page.
Did you mean #assign-a-job?
Link to a heading of the page.
Edit: https://app.contentful.com/spaces/space1/entries/section1

error: Content /content/3/content/1
Another anchor is missing.
Did you mean #assign-a-job?
Link to a heading of the page.
Edit: https://app.contentful.com/spaces/space1/entries/section1</failure>
    </testcase>
  </testsuite>
  <testsuite name="fieldbook.redirects" tests="1" failures="0" errors="0" skipped="0" time="0">
    <testcase classname="fieldbook.redirects.query" name="redirects.csv:12" time="0">
      <system-out>warn:
A query is not looked at.
Leave it out.</system-out>
    </testcase>
  </testsuite>
</testsuites>
`);
  });

  test('has one test that passed where nothing was found, for readers that want one', () => {
    const document = read(findingsOf());
    expect(attributesOf(document.documentElement)).toEqual({
      name: 'fieldbook',
      tests: '1',
      failures: '0',
      errors: '0',
    });
    expect(document.querySelector('failure')).toBeNull();
  });

  test('keeps entries of one title apart by their ids', () => {
    const twin = {
      id: 'section2',
      contentType: 'kbHowToSection',
      typeName: 'How-to section',
      title: 'Assign work',
    };
    const names = read(findingsOf(brokenAnchor(), brokenAnchor({ entry: twin }))).querySelectorAll(
      'testsuite[name="fieldbook.links"] testcase',
    );
    expect(Array.from(names, (each) => each.getAttribute('name'))).toEqual([
      'How-to section "Assign work" section1',
      'How-to section "Assign work" section2',
    ]);
  });

  test('puts a failure before the output, in the order of the schema', () => {
    const found = testOf(findingsOf(brokenAnchor(), brokenAnchor({ severity: 'warn' })), 'fieldbook.links');
    expect(Array.from(found?.children ?? [], ({ tagName }) => tagName)).toEqual(['failure', 'system-out']);
  });

  test('counts what it holds, and names no test twice, whatever the content says', () => {
    fc.assert(
      fc.property(hostileDiagnostics, (diagnostics) => {
        const document = read(findingsOf(...diagnostics, hostile()));
        for (const counted of document.querySelectorAll('testsuites, testsuite')) {
          const tests = [...counted.querySelectorAll('testcase')];
          const failing = tests.filter((each) => each.querySelector('failure'));
          expect(attributesOf(counted)).toMatchObject({
            tests: String(tests.length),
            failures: String(failing.length),
            errors: '0',
          });
        }
        const failures = [...document.querySelectorAll('testcase')].map(
          (each) => each.querySelectorAll('failure').length,
        );
        expect(Math.max(...failures)).toBe(1);
      }),
      { numRuns: 30 },
    );
  });
});
