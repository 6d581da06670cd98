import { editAddressOf } from '../../../schemas/report/edit-address.ts';
import { pathToFileURL } from 'node:url';
import { isAbsolute } from 'node:path';
import type { Location, Log, Result, Run } from 'sarif';
import { problems } from '../../../pipeline/rules/index.ts';
import type { Diagnostic } from '../../../schemas/report/diagnostic.ts';
import { distinctFingerprints } from '../distinct-fingerprints.ts';
import { filePlaceOf } from '../file-place.ts';
import type { Look, Reporter } from '../reporter.ts';
import { jsonText } from '../text/json-text.ts';
import { count } from '../../../schemas/base/count.ts';
import { fieldText } from '../text/place.ts';
import { levels, sarifRule } from './sarif-rule.ts';
import { faultSentences, placeText } from '../text/sentences.ts';
import { parseUrl } from '../../../pipeline/addresses/parse-url.ts';

/** GitHub refuses a file with more. Source: GitHub, "SARIF support for code scanning", "Validating your SARIF file". */
const maxResults = 25_000;

const rules = problems.toSorted((a, b) => (a.id < b.id ? -1 : 1));
const ruleIndexes: ReadonlyMap<string, number> = new Map(rules.map(({ id }, index) => [id, index]));

/** For code scanning: SARIF 2.1.0, with the extra properties that GitHub requires. */
export const sarif: Reporter = ({ diagnostics, summary }, look) => {
  const fingerprints = distinctFingerprints(diagnostics);
  const results = diagnostics
    .slice(0, maxResults)
    .map((diagnostic, position) => result(diagnostic, fingerprints[position] ?? '', look));
  const log: Log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'Fieldbook',
            version: look.version,
            semanticVersion: look.version,
            rules: rules.map(sarifRule),
          },
        },
        columnKind: 'utf16CodeUnits',
        invocations: [{ executionSuccessful: true, ...leftOut(diagnostics.length - maxResults) }],
        results,
        properties: { summary },
      },
    ],
  };
  return `${jsonText(log, 2)}\n`;
};

function leftOut(
  number: number,
): Pick<NonNullable<Run['invocations']>[number], 'toolExecutionNotifications'> {
  if (number <= 0) return {};
  const text = `${count(number, 'more finding is', 'more findings are')} left out: code scanning takes ${maxResults}.`;
  return { toolExecutionNotifications: [{ level: 'warning', message: { text } }] };
}

function result(diagnostic: Diagnostic, distinctFingerprint: string, look: Look): Result {
  const { rule, severity, entry, locale, advice, target, fingerprint } = diagnostic;
  const ruleIndex = ruleIndexes.get(rule);
  const edit = editAddressOf(diagnostic);
  return {
    ruleId: rule,
    ...(ruleIndex !== undefined && { ruleIndex }),
    level: levels[severity],
    message: { text: `${faultSentences(diagnostic).join(' ')} (${placeText(diagnostic)})` },
    locations: [location(diagnostic, look)],
    partialFingerprints: {
      'fieldbookFingerprint/v1': fingerprint,
      // the fingerprint that code scanning uses; without it all findings of a rule at line 1 would be the same
      primaryLocationLineHash: distinctFingerprint,
    },
    ...(edit !== undefined && isWebAddress(edit) && { hostedViewerUri: edit }),
    properties: { advice, url: entry?.url, edit, locale, target },
  };
}

/** An absolute URI as RFC 3986 spells it, without a fragment. The schema refuses others that `URL` accepts. */
const isWebAddress = (text: string): boolean =>
  /^https?:\/\/(?:[\w.~!$&'()*+,;=:@/?-]|%[\da-f]{2})+$/i.test(text) && parseUrl(text) !== undefined;

/**
 * GitHub requires all four numbers of a region. Source: GitHub, "SARIF support for code scanning", "physicalLocation object".
 */
function location(diagnostic: Diagnostic, look: Look): Location {
  const { file, line } = filePlaceOf(diagnostic, look);
  const region = { startLine: line, startColumn: 1, endLine: line, endColumn: 1 };
  return {
    physicalLocation: { artifactLocation: { uri: uriOf(file) }, region },
    ...logicalLocations(diagnostic),
  };
}

/** A path within the repository stays relative, because code scanning matches it. */
const uriOf = (file: string): string =>
  isAbsolute(file)
    ? pathToFileURL(file).href
    : file.toWellFormed().split('/').map(encodeURIComponent).join('/');

/** The entry, and the field within it: `kbHowTo/4xKd…/howToSections[2]/content/3`. */
function logicalLocations({
  entry,
  asset,
  field = [],
  path = '',
}: Diagnostic): Pick<Location, 'logicalLocations'> {
  const owner = entry ?? asset;
  if (owner === undefined) return {};
  const kind = entry === null ? 'asset' : 'entry';
  const steps = [entry?.contentType || kind, owner.id, ...(field.length === 0 ? [] : [fieldText(field)])];
  const fullyQualifiedName = `${steps.join('/')}${path}`;
  return {
    logicalLocations: [
      { name: owner.id, fullyQualifiedName, kind, properties: { title: owner.title, field, path } },
    ],
  };
}
