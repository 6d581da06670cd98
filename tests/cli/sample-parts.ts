import { readFile } from 'node:fs/promises';
import type { RawExport } from '../../pipeline/decode/export/raw-export.ts';
import { exportOf } from '../pipeline/documents.ts';
import { howTo } from './exports.ts';
import { samplePath } from './run-cli.ts';

/** Two articles, at `/how-to/dispatch` and `/how-to/crews`, in the content model of the sample. */
export async function twoArticles(): Promise<RawExport> {
  const { contentTypes, editorInterfaces, locales } = JSON.parse(
    await readFile(samplePath, 'utf8'),
  ) as RawExport;
  return exportOf([howTo('dispatch'), howTo('crews')], { contentTypes, editorInterfaces, locales });
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
