import { expect, test } from 'vitest';
import { loadProse } from '../../../cli/input/load-prose.ts';
import { config, type FieldbookConfig } from '../../../pipeline/config/config.ts';

const proseFor = (settings: FieldbookConfig) => loadProse(config.parse(settings));
const sentence = 'Ask the guys about the the board.';

const kindsFor = async (settings: FieldbookConfig) =>
  (await proseFor(settings))?.(sentence)
    .map(({ kind }) => kind)
    .toSorted();

test('nothing is loaded while no rule about writing is on', async () => {
  expect(await proseFor({})).toBeUndefined();
  expect(await proseFor({ preset: 'strict', rules: { 'links/*': 'error' } })).toBeUndefined();
});

test('only what a rule asks for is looked for', async () => {
  expect(await kindsFor({ rules: { 'writing/inclusive': 'info' } })).toEqual(['inclusive']);
  expect(await kindsFor({ rules: { 'writing/*': 'warn' } })).toEqual(['inclusive', 'repeated-words']);
  const override = { contentTypes: ['kbFaq'], rules: { 'writing/repeated-words': 'warn' as const } };
  expect(await kindsFor({ overrides: [override] })).toEqual(['repeated-words']);
});
