import type { Diagnostic } from '../../../schemas/report/diagnostic.ts';
import type { Findings } from '../findings.ts';
import { groupBy } from '../group-by.ts';
import type { Reporter } from '../reporter.ts';
import { lastLine } from '../text/last-line.ts';
import { ownerOf, spotOf } from '../text/place.ts';
import { allSentences } from '../text/sentences.ts';
import { type XmlElement, xmlDocument } from './xml.ts';

/**
 * For readers of test results: a suite for each category of rules, a test for each rule and entry with findings. Errors fail
 * the test; warnings and infos are its output. Source: Jenkins, xunit plugin, `junit-10.xsd`.
 */
export const junit: Reporter = (findings) => {
  const suites = [runSuite(findings), ...ruleSuites(findings)];
  return xmlDocument({
    name: 'testsuites',
    attributes: { name: 'fieldbook', ...totals(suites.flatMap(({ tests }) => tests)) },
    content: suites.map(({ name, tests }) => ({
      name: 'testsuite',
      attributes: { name, ...totals(tests), skipped: 0, time: 0 },
      content: tests,
    })),
  });
};

interface Suite {
  readonly name: string;
  readonly tests: readonly XmlElement[];
}

/** A passing test: Jenkins fails on a report without tests, and clean content has none. */
const runSuite = (findings: Findings): Suite => ({
  name: 'fieldbook',
  tests: [
    testCase('fieldbook.validate', 'the content was checked', [
      { name: 'system-out', content: lastLine(findings) },
    ]),
  ],
});

function ruleSuites({ diagnostics }: Findings): Suite[] {
  const byCategory = groupBy(diagnostics, ({ rule }) => rule.split('/', 1)[0] ?? rule);
  return [...byCategory]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([category, found]) => {
      const byRule = [...groupBy(found, ({ rule }) => rule)];
      return {
        name: `fieldbook.${category}`,
        tests: byRule.flatMap(([rule, ofRule]) => ruleTests(rule, ofRule)),
      };
    });
}

const ruleTests = (rule: string, diagnostics: readonly Diagnostic[]): XmlElement[] =>
  [...groupBy(diagnostics, testName)].map(([name, found]) =>
    testCase(`fieldbook.${rule.replaceAll('/', '.')}`, name, outcome(rule, found)),
  );

/** The id distinguishes entries with the same title. */
function testName(diagnostic: Diagnostic): string {
  const owner = diagnostic.entry ?? diagnostic.asset;
  return owner?.title === undefined ? ownerOf(diagnostic) : `${ownerOf(diagnostic)} ${owner.id}`;
}

/** Joins the errors of a test into one failure, because Jenkins reads only the first. */
function outcome(rule: string, found: readonly Diagnostic[]): XmlElement[] {
  const errors = found.filter(({ severity }) => severity === 'error');
  const others = found.filter(({ severity }) => severity !== 'error');
  const message = errors.map((each) => each.message).join(' ');
  return [
    ...(errors.length === 0
      ? []
      : [{ name: 'failure', attributes: { message, type: rule }, content: paragraphs(errors) }]),
    ...(others.length === 0 ? [] : [{ name: 'system-out', content: paragraphs(others) }]),
  ];
}

const paragraphs = (diagnostics: readonly Diagnostic[]): string =>
  diagnostics
    .map((each) => [`${each.severity}: ${spotOf(each)}`.trimEnd(), ...allSentences(each)].join('\n'))
    .join('\n\n');

const testCase = (classname: string, name: string, content: readonly XmlElement[]): XmlElement => ({
  name: 'testcase',
  attributes: { classname, name, time: 0 },
  content,
});

const totals = (tests: readonly XmlElement[]) => ({
  tests: tests.length,
  failures: tests.filter(({ content }) => fails(content)).length,
  errors: 0,
});

const fails = (content: XmlElement['content'] = []): boolean =>
  typeof content !== 'string' && content.some(({ name }) => name === 'failure');
