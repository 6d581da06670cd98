import { expect, test } from 'vitest';
import { findingsOf, howTo } from '../../builders.ts';

const inChannels = (...deliveryChannels: string[]) => [howTo('crews', 'Plan crews', { deliveryChannels })];

test('a channel that no knowledge base has is a warning, with the one that was meant [KB-2]', () => {
  expect(findingsOf(inChannels('main', 'marketing-pro-aspir'))).toEqual([
    {
      rule: 'refs/unknown-channel',
      entry: 'crews',
      field: 'deliveryChannels.1',
      message:
        'No knowledge base has the delivery channel "marketing-pro-aspir". The channels are main, marketing-pro-fieldroutes, marketing-pro-aspire.',
      suggestion: 'marketing-pro-aspire',
    },
  ]);
});

test.each(['Main', 'main ', '', '__proto__'])('%j is another channel than "main" [KB-2]', (channel) => {
  const rules = findingsOf(inChannels('main', channel)).map(({ rule }) => rule);
  expect(rules).toContain('refs/unknown-channel');
});

test('a channel of a knowledge base that is not being built is known [KB-2]', () => {
  expect(findingsOf(inChannels('main', 'marketing-pro-fieldroutes'))).toEqual([]);
});
