import { expect, test } from 'vitest';
import { entry, findingsOf, howTo } from '../../builders.ts';
import { doc, embeddedAsset, rawAsset, states } from '../../documents.ts';

test('a changed entry is a warning: its text is not the published one [PL-1]', () => {
  expect(findingsOf([howTo('dispatch', 'Dispatch', {}, 'changed')])).toEqual([
    {
      rule: 'refs/unpublished-changes',
      entry: 'dispatch',
      message: 'The entry has unpublished edits, and the build includes them.',
    },
  ]);
});

test('a published entry is no finding, nor is a changed one that the build does not show', () => {
  expect(findingsOf([howTo('dispatch', 'Dispatch')])).toEqual([]);
  expect(findingsOf([entry('post', 'post', {}, 'changed')]).map(({ rule }) => rule)).toEqual([
    'schema/unknown-type',
  ]);
});

test('an entry without versions comes from the delivery API and counts as published', () => {
  const dispatch = howTo('dispatch', 'Dispatch');
  const { version: _version, publishedVersion: _published, ...sys } = dispatch.sys;
  expect(findingsOf([{ ...dispatch, sys }])).toEqual([]);
});

test('a changed asset that is used is a warning, one that nothing uses is not', () => {
  const asset = rawAsset('plan');
  const changed = { ...asset, sys: { ...asset.sys, ...states.changed } };
  const dispatch = howTo('dispatch', 'Dispatch', { introduction: doc(embeddedAsset('plan')) });
  expect(findingsOf([dispatch, changed])).toEqual([
    {
      rule: 'refs/unpublished-changes',
      asset: 'plan',
      message: 'The asset has unpublished edits, and the build includes them.',
    },
  ]);
  expect(findingsOf([howTo('dispatch', 'Dispatch'), changed])).toEqual([]);
  expect(findingsOf([dispatch, asset])).toEqual([]);
});
