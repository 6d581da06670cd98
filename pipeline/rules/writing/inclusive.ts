import { fixOf } from '../../fix/fix.ts';
import { replaceWords } from '../../fix/text-edits.ts';
import { rule } from '../../rule.ts';
import { type ProseDetail, proseFaults } from '../../writing/prose-faults.ts';
import { anyOf } from '../words.ts';

export const inclusive = rule<ProseDetail>({
  id: 'writing/inclusive',
  severity: 'off',
  summary: 'No word hurts readers or leaves some of them out.',
  advice: 'Choose a word that is meant for everyone, or write around it.',
  message: ({ words, instead }) =>
    `"${words}" can hurt some readers or leave them out${instead.length === 0 ? '' : `; ${anyOf(instead.map((each) => `"${each}"`))} may say it better`}.`,
  check: (entry, graph) => proseFaults(entry, graph, 'inclusive'),
  fix({ at, detail: { words, instead } }, content) {
    const [to, ...others] = instead;
    if (to === undefined || others.length > 0) return undefined; // an editor chooses
    return fixOf(false, replaceWords(at, { from: words, to }, content));
  },
});
