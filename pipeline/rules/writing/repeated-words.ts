import { fixOf } from '../../fix/fix.ts';
import { replaceWords } from '../../fix/text-edits.ts';
import { rule } from '../../rule.ts';
import { type ProseDetail, proseFaults } from '../../writing/prose-faults.ts';

export const repeatedWords = rule<ProseDetail>({
  id: 'writing/repeated-words',
  severity: 'off',
  summary: 'No word stands twice in a row by mistake.',
  advice: 'Remove one of the two words.',
  message: ({ words }) => `"${words}": a word stands twice in a row.`,
  check: (entry, graph) => proseFaults(entry, graph, 'repeated-words'),
  fix({ at, detail: { words } }, content) {
    const [once = ''] = words.split(/\s/u, 1);
    return fixOf(false, replaceWords(at, { from: words, to: once }, content));
  },
});
