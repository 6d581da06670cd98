import { describe, expect, test } from 'vitest';
import { modelReport } from '../../../pipeline/model/compare/difference.ts';
import { readModel } from '../../../pipeline/model/read-model.ts';
import { minimalModel } from '../../../pipeline/model/write-model.ts';
import { compared, printed, typeIn, type WireModel } from './planted.ts';
import { expectLinear } from '../../expect-linear.ts';

const names = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', ' ', '\u202e', '$&'];
const odd: readonly unknown[] = [null, undefined, 0, '', 'x', true, [], [null], {}, { sys: null }, NaN];

/** A value that leads to itself. */
function circle(): object {
  const value: Record<string, unknown> = { id: 'circle', type: 'Array', sys: { id: 'circle' } };
  value['items'] = value;
  value['validations'] = [value];
  value['fields'] = [value, value];
  return value;
}

const hostile: readonly [string, unknown[]][] = [
  ['items that are none', [...odd]],
  ['types without fields', odd.map((fields, index) => ({ sys: { id: `type${index}` }, fields }))],
  ['fields that are none', [{ sys: { id: 'kbHowTo' }, fields: [...odd] }]],
  [
    'fields with odd parts',
    odd.map((part, index) => ({
      sys: { id: index === 0 ? 'kbHowTo' : `type${index}` },
      name: part,
      displayField: part,
      fields: [
        { id: 'title', type: 'Symbol', name: part, validations: part, required: part, localized: part },
        { id: 'introduction', type: 'RichText', validations: [part, { nodes: part, enabledMarks: part }] },
        { id: 'howToSections', type: 'Array', items: part, linkType: part },
        { id: 'displayToc', type: part },
        { id: 'url', type: 'Symbol', validations: [{ regexp: part, size: part, in: part, unique: part }] },
      ],
    })),
  ],
  [
    'names of the language',
    names.map((name) => ({
      sys: { id: name },
      displayField: name,
      fields: names.map((id) => ({ id, type: id, validations: [{ linkContentType: names, in: names }] })),
    })),
  ],
  [
    'links that go round',
    ['a', 'b'].map((id) => ({
      sys: { id },
      fields: [
        { id: 'next', type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['a', 'b'] }] },
      ],
    })),
  ],
  ['values that go round', [circle(), circle()]],
  [
    'a long name',
    [{ sys: { id: 'x'.repeat(1_000_000) }, fields: [{ id: 'y'.repeat(1_000_000), type: 'z' }] }],
  ],
  [
    'a pattern that takes for ever',
    [
      {
        sys: { id: 'kbHowTo' },
        fields: [
          { id: 'title', type: 'Symbol', required: true },
          { id: 'url', type: 'Symbol', validations: [{ regexp: { pattern: '^((((a+)+)+)+)+$' } }] },
        ],
      },
    ],
  ],
];

describe('a model with', () => {
  test.each(hostile)('%s is compared, with itself as lock too', (_what, contentTypes) => {
    const model = { contentTypes, editorInterfaces: contentTypes } as unknown as WireModel;
    const report = compared(model, { lock: model });
    expect(modelReport.parse(report)).toEqual(report);
    for (const { message } of report.differences) expect(message.length).toBeLessThan(2100);
    const text = JSON.stringify(minimalModel(readModel(model).model));
    expect(JSON.stringify(minimalModel(readModel(JSON.parse(text) as WireModel).model))).toBe(text);
  });
});

test('faulty parts are reported with their location, and the rest is compared', () => {
  const model = printed();
  model.contentTypes.unshift(null as never);
  const { fields } = typeIn({ ...model, contentTypes: model.contentTypes.slice(1) }, 'kbHowTo');
  fields.push(null as never);
  expect(compared(model).differences.map(({ contentType, message }) => [contentType, message])).toEqual([
    ['#0', 'Content type number 1 has no id; the rest is compared.'],
    ['kbHowTo', `Field number ${fields.length} of kbHowTo has no id or no type; the rest is compared.`],
  ]);
});

test('thousands of types are compared in the time of their number', () => {
  expectLinear((length) => {
    const contentTypes = Array.from({ length }, (_, index) => ({
      sys: { id: `type${index}` },
      fields: [{ id: 'next', type: 'Link', linkType: 'Entry' }],
    }));
    const report = compared({ contentTypes, editorInterfaces: [] } as unknown as WireModel);
    expect(report.summary).toEqual({ breaking: 1, risky: 0, safe: length, contentTypes: length });
  }, 1000);
});
