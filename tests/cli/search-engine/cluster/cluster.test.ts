import { afterAll, beforeAll, describe } from 'vitest';
import { failures } from './failures.ts';
import { missingPrograms } from './programs.ts';
import { pushes } from './pushes.ts';
import { searches } from './searches.ts';
import { openTested, type TestedEngine } from './tested-engine.ts';

const missing = process.env['OPENSEARCH_URL'] === undefined ? await missingPrograms() : undefined;
const notRun = missing === undefined ? '' : ` (not run: ${missing}, and OPENSEARCH_URL is not set)`;

/** One cluster for all: to start one takes most of the time. */
describe.skipIf(missing !== undefined)(`in a cluster of OpenSearch${notRun}`, () => {
  let tested: TestedEngine;
  beforeAll(async () => {
    tested = await openTested();
  }, 180_000);
  afterAll(() => tested.stop());

  pushes(() => tested);
  searches(() => tested);
  failures(() => tested);
});
