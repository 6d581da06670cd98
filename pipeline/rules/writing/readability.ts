import { rule } from '../../rule.ts';
import { type ProseDetail, proseFaults } from '../../writing/prose-faults.ts';

export const readability = rule<ProseDetail>({
  id: 'writing/readability',
  severity: 'off',
  summary: 'Every sentence is easy to read at the reading age that is set.',
  advice:
    'Split the sentence, and use shorter and more common words. `limits.readingAge` sets the reading age.',
  message: ({ readingAge }) => `The sentence is hard to read for most people under ${readingAge}.`,
  check: (entry, graph) => proseFaults(entry, graph, 'readability'),
});
