import type { Entry } from '../../entry.ts';
import type { Occurrence } from '../../finding.ts';
import { rule } from '../../rule.ts';
import { type EntryBlock, wholeBlocksOf } from '../../writing/blocks-of.ts';
import { excerptAt } from '../../writing/excerpt-at.ts';
import { type Markup, markupIn, markupSuspect } from '../../writing/markup-in.ts';
import { shortened } from '../words.ts';

interface Detail {
  readonly kind: Markup['kind'];
  /** The first. */
  readonly words: string;
  /** How many there are in the field. */
  readonly count: number;
}

/** Checks rich texts, plain texts and short texts. `rich-text/unknown-node` reports HTML in Markdown. */
export const rawMarkup = rule<Detail>({
  id: 'rich-text/raw-markup',
  severity: 'warn',
  summary: 'No text shows readers HTML or Markdown code.',
  advice: 'Remove the code, and format the words in the editor.',
  message: ({ kind, words, count }) =>
    `Readers see ${kinds[kind].name} "${shortened(words)}" as plain text${
      count === 1 ? '' : `, the first of ${count} in the text`
    }.`,
  check: (entry) => faultsIn(entry),
});

const kinds: Readonly<Record<Markup['kind'], { readonly name: string; readonly advice: string }>> = {
  entity: { name: 'the HTML entity', advice: 'Type the character itself in its place.' },
  tag: {
    name: 'the HTML tag',
    advice:
      'Remove the tags, and format the words in the editor. If a script wrote the field, let it write a rich text.',
  },
  markdown: {
    name: 'the Markdown',
    advice: 'Remove the Markdown characters, and make the words bold, a heading or a link in the editor.',
  },
};

/** Reports one for each field, because pasted text has many. */
function faultsIn(entry: Entry): Occurrence<Detail>[] {
  const fields = new Map<string, { readonly block: EntryBlock; readonly first: Markup; count: number }>();
  for (const block of wholeBlocksOf(entry, { formats: ['document', 'plain'], suspect: markupSuspect })) {
    const [first, ...others] = markupIn(block.words);
    if (first === undefined) continue;
    const key = block.field.join('\n');
    const known = fields.get(key);
    if (known === undefined) fields.set(key, { block, first, count: 1 + others.length });
    else known.count += 1 + others.length;
  }
  return [...fields.values()].map(({ block, first, count }) => {
    const { field, pointer, words: all } = block;
    const words = all.slice(first.start, first.end);
    const excerpt = excerptAt(all, first.start, first.end);
    return {
      at: { entry: entry.id, field, ...(pointer && { pointer }), excerpt },
      detail: { kind: first.kind, words, count },
      target: words,
      advice: kinds[first.kind].advice,
    };
  });
}
