import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import * as z from 'zod';

const words = z
  .string()
  .regex(/\S/u)
  .refine((text) => text.isWellFormed());
const description = z.object({ text: words.max(1024) });
const level = z.enum(['error', 'warning', 'note']);
const number = z.int().min(1);
/** Source: RFC 3986, the characters of a reference. */
const address = z.string().regex(/^(?:[\w.~!$&'()*+,;=:@/-]|%[\dA-F]{2})+$/u);

const rule = z.object({
  id: words,
  name: words.max(255),
  shortDescription: description,
  fullDescription: description,
  help: z.object({ text: words, markdown: words }),
  defaultConfiguration: z.object({ enabled: z.boolean(), level }),
  properties: z.object({ category: words, tags: z.array(words).max(10) }),
});

const result = z.looseObject({
  ruleId: words,
  level,
  message: z.object({ text: words }),
  locations: z.tuple([
    z.looseObject({
      physicalLocation: z.object({
        artifactLocation: z.object({ uri: address }),
        region: z.object({ startLine: number, startColumn: number, endLine: number, endColumn: number }),
      }),
    }),
  ]),
  partialFingerprints: z.object({ 'fieldbookFingerprint/v1': words, primaryLocationLineHash: words }),
});

/** What GitHub asks of a log, which is more than the format does. Source: GitHub, "SARIF support for code scanning". */
export const codeScanningLog = z.object({
  $schema: z.url(),
  version: z.literal('2.1.0'),
  runs: z.tuple([
    z.looseObject({
      tool: z.object({
        driver: z.object({ name: words, version: words, semanticVersion: words, rules: z.array(rule) }),
      }),
      columnKind: z.literal('utf16CodeUnits'),
      invocations: z.array(z.looseObject({ executionSuccessful: z.literal(true) })),
      results: z.array(result).max(25_000),
      properties: z.looseObject({}),
    }),
  ]),
});

/** SARIF 2.1.0 as OASIS approved it, in the package that Microsoft makes for tests of SARIF. */
const schemaFile = createRequire(import.meta.url).resolve(
  '@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json',
);

const ajv = new Ajv({ strict: false, allErrors: true, unicodeRegExp: false });
addFormats.default(ajv);

/** What the official schema finds wrong with a log, in words. */
export function officialFaults(log: unknown): string {
  const { $schema: _draft4, id, ...schema } = readSchema();
  // ajv knows draft 7, which differs for this schema in the name of its id alone
  const isSarif = ajv.getSchema(id) ?? ajv.compile({ ...schema, $id: id });
  return isSarif(log) ? '' : ajv.errorsText(isSarif.errors);
}

const readSchema = () =>
  z.looseObject({ $schema: z.string(), id: z.string() }).parse(JSON.parse(readFileSync(schemaFile, 'utf8')));
