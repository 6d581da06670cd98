import { rule } from '../../rule.ts';
import { type EntryBlock, wholeBlocksOf } from '../../writing/blocks-of.ts';
import { excerptAt } from '../../writing/excerpt-at.ts';
import { unwritten, unwrittenSuspect } from '../../writing/unwritten.ts';
import { shortened } from '../words.ts';

export const placeholderText = rule<{ readonly words: string }>({
  id: 'writing/placeholder',
  severity: 'warn',
  summary: 'No text holds a placeholder for words that are still missing.',
  advice: 'Write what is missing, or remove the placeholder.',
  message: ({ words }) =>
    `Readers see "${shortened(words)}", a placeholder for words that are still missing.`,
  *check(entry, { locale }) {
    const formats = ['document', 'plain', 'markdown'] as const;
    for (const block of wholeBlocksOf(entry, { formats, suspect: unwrittenSuspect })) {
      const run = isTerm(block) ? undefined : unwritten(block, locale);
      if (run === undefined) continue;
      const { field, pointer } = block;
      const words = block.words.slice(...run);
      const excerpt = excerptAt(block.words, ...run);
      const at = { entry: entry.id, field, ...(pointer && { pointer }), excerpt };
      yield { at, detail: { words }, target: words };
    }
  },
});

/** A glossary can explain what "TBD" means. */
const isTerm = ({ field }: EntryBlock): boolean => field[0] === 'term';
