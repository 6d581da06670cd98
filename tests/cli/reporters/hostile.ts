import fc from '../../fast-check.ts';
import { type Diagnostic, severities } from '../../../schemas/report/diagnostic.ts';
import { brokenAnchor, deadRedirect } from './findings.ts';

/** What each form gives a meaning of its own, or cannot hold. */
const pieces = [
  '\n',
  '\r\n',
  '\r',
  '\t',
  '%0A',
  '%25',
  '::',
  ',',
  '=',
  '##[error]',
  ']]>',
  '<!--',
  '&amp;',
  '<b>',
  '"',
  "'",
  '\\u0041',
  '\u0000',
  '\u001b[31m',
  '\u0085',
  '\u2028',
  '\u202e',
  '\ufffe',
  '\ud800',
  '\udc00',
  '👩‍🔧',
  'שלום',
  '{0}',
  '[x](1)',
  'a',
  ' ',
] as const;

/** All of it at once. */
export const hostileText = pieces.join('');

export const hostile = (parts: Partial<Diagnostic> = {}): Diagnostic =>
  brokenAnchor({
    message: hostileText,
    advice: hostileText,
    suggestion: hostileText,
    target: hostileText,
    locale: hostileText,
    field: [hostileText, 1],
    path: `/${hostileText}`,
    entry: {
      id: hostileText,
      contentType: hostileText,
      title: hostileText,
      url: hostileText,
      edit: hostileText,
    },
    ...parts,
  });

const text = fc.string({ unit: fc.constantFrom(...pieces), maxLength: 8 });
const optional = fc.option(text, { nil: undefined });

const about = fc.record({
  rule: fc.constantFrom('links/broken-anchor', 'schema/missing-field', 'redirects/query', 'gone/rule'),
  severity: fc.constantFrom(...severities),
  message: text,
  advice: text,
  suggestion: optional,
  fingerprint: fc.constantFrom('0123456789abcdef', 'fedcba9876543210'),
});
const inEntry = fc.record({
  entry: fc.record({ id: text, contentType: text, title: optional, url: optional, edit: optional }),
  field: fc.array(fc.oneof(text, fc.nat(9)), { maxLength: 3 }),
  path: optional,
});
const inFile = fc.record({
  source: fc.record({
    file: text.map((name) => `f${name}`),
    line: fc.option(fc.nat(99), { nil: undefined }),
    pointer: optional,
  }),
});
const inAsset = fc.record({ asset: fc.record({ id: text, title: optional, edit: optional }) });

/** Findings of every kind of place, with such texts everywhere, the worst first. */
export const hostileDiagnostics: fc.Arbitrary<Diagnostic[]> = fc
  .array(
    fc.oneof(
      fc.tuple(about, inEntry).map(([words, place]) => brokenAnchor({ ...words, ...place })),
      fc.tuple(about, inFile).map(([words, place]) => deadRedirect({ ...words, ...place })),
      fc
        .tuple(about, inAsset)
        .map(([words, place]) => deadRedirect({ ...words, ...place, source: undefined })),
    ),
    { maxLength: 30 },
  )
  .map((found) => found.toSorted((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity)));
