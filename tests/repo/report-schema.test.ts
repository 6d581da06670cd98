import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { printedReport } from '../../schemas/report/report.ts';
import { printedDifference } from '../../schemas/report/difference.ts';
import { printedFixes } from '../../schemas/report/fixes.ts';

test.each([
  ['JSON report', 'docs/report-1.schema.json', printedReport],
  ['difference', 'docs/difference-1.schema.json', printedDifference],
  ['fixes', 'docs/fixes-1.schema.json', printedFixes],
])('the JSON Schema that ships is that of the %s [PL-2]', (_what, file, schema) => {
  const shipped: unknown = JSON.parse(readFileSync(file, 'utf8'));
  expect(shipped).toEqual(z.toJSONSchema(schema));
});
