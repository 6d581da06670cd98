import { readFile } from 'node:fs/promises';
import type { TestContext } from 'vitest';
import type { StandIn } from '../../cli/stand-in/stand-in.ts';
import { startStandIn } from '../../cli/stand-in/start.ts';
import { samplePath } from './run-cli.ts';
import { twoArticles } from './sample-parts.ts';

/** The sample as a space in Contentful, which is gone when the test is over. */
export async function sampleStandIn(onTestFinished: TestContext['onTestFinished']): Promise<StandIn> {
  const standIn = await startStandIn(JSON.parse(await readFile(samplePath, 'utf8')));
  onTestFinished(() => standIn.close());
  return standIn;
}

/** Two articles as a space in Contentful, which is gone when the test is over. */
export async function smallStandIn(onTestFinished: TestContext['onTestFinished']): Promise<StandIn> {
  const standIn = await startStandIn(await twoArticles());
  onTestFinished(() => standIn.close());
  return standIn;
}
