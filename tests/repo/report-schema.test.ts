import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { report } from '../../schemas/report/diagnostic.ts';

test('the JSON Schema that ships is that of the JSON report [PL-2]', () => {
  const shipped: unknown = JSON.parse(readFileSync('docs/report-1.schema.json', 'utf8'));
  expect(shipped).toEqual(z.toJSONSchema(report));
});
