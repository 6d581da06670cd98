import { expect, test } from 'vitest';
import { entry, findingsOf, howTo } from '../../builders.ts';

const message = (length: number, limit: number, kind: string) =>
  `The text is ${length} characters long; Contentful allows at most ${limit} in a ${kind}.`;

test('a short text of more than 256 characters is a warning [PL-2]', () => {
  expect(findingsOf([howTo('board', 'Board', { metaDescription: 'a'.repeat(257) })])).toEqual([
    {
      rule: 'schema/too-long',
      entry: 'board',
      field: 'metaDescription',
      message: message(257, 256, 'short text'),
    },
  ]);
});

test('of a list of short texts the first that is too long is named', () => {
  const deliveryChannels = ['main', 'b'.repeat(300), 'c'.repeat(300)];
  const found = findingsOf([howTo('board', 'Board', { deliveryChannels })]);
  expect(found.filter(({ rule }) => rule === 'schema/too-long')).toEqual([
    {
      rule: 'schema/too-long',
      entry: 'board',
      field: 'deliveryChannels.1',
      message: message(300, 256, 'short text'),
    },
  ]);
});

const recipe = (type: string, value: string) =>
  findingsOf([entry('recipe', 'soup', { steps: value })], {
    parts: { contentTypes: [{ sys: { id: 'recipe' }, fields: [{ id: 'steps', type }] }] },
  }).filter(({ rule }) => rule !== 'schema/unknown-type');

test('fields of any space are judged by its own content model', () => {
  expect(recipe('Text', 'a'.repeat(50_001)).map((found) => found.message)).toEqual([
    message(50_001, 50_000, 'long text'),
  ]);
  expect(recipe('Symbol', 'a'.repeat(257)).map((found) => found.message)).toEqual([
    message(257, 256, 'short text'),
  ]);
  expect(recipe('Object', 'a'.repeat(60_000))).toEqual([]);
});

test('texts up to the limit are no findings, and an emoji is one character', () => {
  expect(findingsOf([howTo('board', 'Board', { metaDescription: '💶'.repeat(256) })])).toEqual([]);
  expect(recipe('Text', 'a'.repeat(50_000))).toEqual([]);
});
