import { afterAll, beforeAll, describe } from 'vitest';
import { failures } from './failures.ts';
import { findLibraries } from './programs.ts';
import { pushes } from './pushes.ts';
import { searches } from './searches.ts';
import { openTested, type TestedEngine } from './tested-engine.ts';

const url = process.env['OPENSEARCH_URL'];
const libraries = url === undefined ? await findLibraries() : { classpath: '' };
const missing = 'missing' in libraries ? libraries.missing : undefined;
const notRun = missing === undefined ? '' : ` (not run: ${missing}, and OPENSEARCH_URL is not set)`;

/** One cluster for all: to start one takes most of the time. */
describe.skipIf(missing !== undefined)(`in a cluster of OpenSearch${notRun}`, () => {
  let tested: TestedEngine;
  beforeAll(async () => {
    if ('classpath' in libraries) tested = await openTested(libraries.classpath, url);
  }, 180_000);
  afterAll(() => tested.stop());

  pushes(() => tested);
  searches(() => tested);
  failures(() => tested);
});
