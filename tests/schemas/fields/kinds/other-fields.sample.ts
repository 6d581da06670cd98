import { f } from '../../../../schemas/fields/index.ts';
import { assetLink, doc, entryLink, p } from '../../../pipeline/documents.ts';
import { type Make, oddList } from '../../../site/odd-values/make.ts';
import { oddDocument } from '../../../site/odd-values/odd-documents.ts';
import { anyOddText } from '../../../site/odd-values/odd-texts.ts';
import type { KindSample } from '../kind-sample.ts';

const about = { id: 'team', name: 'Team' };

const oddField: Make = (random, names) => {
  const text = anyOddText(random);
  return random.pick([
    { kind: 'text', value: text },
    { kind: 'richText', value: { format: 'markdown', text } },
    { kind: 'richText', value: { format: 'document', document: oddDocument(random, names) } },
    { kind: 'date', value: text },
    { kind: 'number', value: random.pick([-0, 1e21, 0.1, 2026]) },
    { kind: 'boolean', value: true },
    { kind: 'list', value: [text, ''] },
    { kind: 'data', value: [{ [text]: text, more: null }, { more: 7 }] },
    { kind: 'data', value: { [text]: [text, { deep: [[]] }] } },
    { kind: 'assets', value: [names.anyLink(random)] },
    { kind: 'entries', value: [names.anyLink(random)] },
    { kind: 'location', value: { lat: -90, lon: 180 } },
    { kind: 'unheard-of', value: text },
    null,
  ]);
};

const oddFields = oddList(oddField);

export const otherFields: KindSample = {
  field: f.otherFields(),
  good: [
    [],
    [
      { ...about, kind: 'text', value: 'North' },
      { ...about, id: 'steps', kind: 'richText', value: { format: 'document', document: doc(p('a')) } },
      { ...about, id: 'site', kind: 'location', value: { lat: 1, lon: 2 } },
      { ...about, id: 'pictures', kind: 'assets', value: [assetLink('a')] },
      { ...about, id: 'boxes', kind: 'entries', value: [entryLink('a')] },
    ],
  ],
  bad: ['North', {}, 7],
  badItems: [[{ ...about, kind: 'colour', value: 'red' }], [{ ...about, kind: 'text', value: 7 }], [null]],
  odd: (random, names) =>
    (oddFields(random, names) as readonly unknown[]).map((field, index) =>
      typeof field === 'object' && field !== null
        ? { id: `field${index}`, name: anyOddText(random), ...field }
        : field,
    ),
  entails: ['refs/unreachable'],
};
