import type { ElementContent } from 'hast';
import { expect, test } from 'vitest';
import { answerSchema } from '../../../../reader/bundle/answer/answer-schema.ts';
import { parseAnswer } from '../../../../reader/bundle/answer/parse-answer.ts';
import { addressesIn, notRun, vectors } from '../../../browser/xss-vectors.ts';
import { openFixture } from './cited-bundle.ts';

const faultsIn = (nodes: readonly ElementContent[]): string[] =>
  nodes.flatMap((node) => {
    if (node.type === 'text') return [];
    if (node.type !== 'element') return [node.type];
    const { tagName, properties, children } = node;
    return [
      ...(answerSchema.tagNames.includes(tagName) ? [] : [tagName]),
      ...Object.keys(properties).filter((name) => !['href', 'start'].includes(name)),
      ...faultsIn(children),
    ];
  });

test.skipIf(notRun !== '')(
  `no vector of a known attack is more than text in an answer${notRun}`,
  async () => {
    const resolve = await openFixture();
    expect(vectors.length).toBeGreaterThan(0);
    for (const vector of vectors) {
      expect(faultsIn(parseAnswer(vector.input) ?? []), vector.id).toEqual([]);
      for (const url of addressesIn(vector)) {
        const citation = resolve(url, vector.input);
        const address = citation.state === 'gone' ? 'https://gone.example/' : citation.url;
        expect(address, vector.id).toMatch(/^(?:https?:\/\/|\/(?!\/))/u);
      }
    }
  },
);
