import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { RawEntry } from '../../pipeline/documents.ts';
import { samplePath } from '../run-cli.ts';
import { standInOf } from './clients.ts';
import { type Exported, exportSpace } from './export-space.ts';
import { partsOf } from './parts.ts';

const corpora = process.env['FIELDBOOK_CORPORA'];
const folder = `${corpora}/real-exports`;
const notRun = corpora === undefined ? ' (not run: FIELDBOOK_CORPORA is not set)' : '';
const real =
  corpora === undefined ? ['every file'] : readdirSync(folder).filter((file) => file.endsWith('.json'));
const minuteMs = 60_000;

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Exported;

describe('what contentful-export brings from the stand-in', () => {
  test('is the sample, part for part [PL-1]', { timeout: minuteMs }, async () => {
    const file = read(samplePath);
    const exported = await exportSpace(await standInOf(file));
    expect(partsOf(exported)).toEqual(partsOf(file));
  });

  test.skipIf(corpora === undefined).for(real)(
    `is %s, part for part${notRun} [PL-1]`,
    { timeout: minuteMs },
    async (name) => {
      const file = read(`${folder}/${basename(name)}`);
      const exported = await exportSpace(await standInOf(file));
      expect(partsOf(exported)).toEqual(partsOf(file));
    },
  );

  test.skipIf(corpora === undefined)(
    `is with a delivery token what it was from Contentful${notRun}`,
    { timeout: minuteMs },
    async () => {
      const space = `${folder}/sanity-io__contentful-to-sanity__drafts`;
      const standIn = await standInOf(read(`${space}.json`));
      const deliveryToken = standIn.env['CONTENTFUL_DELIVERY_TOKEN'];
      const exported = await exportSpace(standIn, { deliveryToken, includeDrafts: false });
      expect(partsOf(asOnceDelivered(exported))).toEqual(partsOf(read(`${space}.published.json`)));
    },
  );
});

/** Without what the delivery API has since learnt to say: taxonomy, and the version that was published. */
const asOnceDelivered = ({ entries = [], assets = [], ...parts }: Exported): Exported => ({
  ...parts,
  entries: entries.map((item) => olderItem(item)),
  assets: assets.map((item) => olderItem(item)),
});

function olderItem(item: unknown): unknown {
  const { metadata, sys, fields } = item as RawEntry & { readonly metadata: { readonly tags: unknown } }; // as delivered
  const { publishedVersion: _later, ...rest } = sys;
  return { metadata: { tags: metadata.tags }, sys: rest, fields };
}
