import { readFile } from 'node:fs/promises';
import type { TestContext } from 'vitest';
import type { RawExport } from '../../pipeline/decode/raw-export.ts';
import type { StandIn } from '../../cli/stand-in/stand-in.ts';
import { startStandIn } from '../../cli/stand-in/start.ts';
import { exportOf } from '../pipeline/documents.ts';
import { howTo } from './exports.ts';
import { samplePath } from './run-cli.ts';

/** The sample as a space in Contentful, which is gone when the test is over. */
export async function sampleStandIn(onTestFinished: TestContext['onTestFinished']): Promise<StandIn> {
  const standIn = await startStandIn(JSON.parse(await readFile(samplePath, 'utf8')));
  onTestFinished(() => standIn.close());
  return standIn;
}

/** Two articles, at `/how-to/dispatch` and `/how-to/crews`, in the content model of the sample. */
export async function twoArticles(): Promise<RawExport> {
  const { contentTypes, editorInterfaces, locales } = JSON.parse(
    await readFile(samplePath, 'utf8'),
  ) as RawExport;
  return exportOf([howTo('dispatch'), howTo('crews')], { contentTypes, editorInterfaces, locales });
}

/** Those two as a space in Contentful, which is gone when the test is over. */
export async function smallStandIn(onTestFinished: TestContext['onTestFinished']): Promise<StandIn> {
  const standIn = await startStandIn(await twoArticles());
  onTestFinished(() => standIn.close());
  return standIn;
}

interface Items {
  readonly entries: readonly unknown[];
  readonly assets: readonly unknown[];
}

/** Every n-th entry and asset of the sample: some of most types, and links that lead nowhere. */
export async function thinnedSample(every: number): Promise<Items> {
  const sample = JSON.parse(await readFile(samplePath, 'utf8')) as Items;
  const isKept = (_item: unknown, index: number) => index % every === 0;
  return { ...sample, entries: sample.entries.filter(isKept), assets: sample.assets.filter(isKept) };
}
