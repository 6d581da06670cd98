import type { Difference, EntryChange } from '../../schemas/report/difference.ts';
import { count } from '../reporters/last-line.ts';

/** The difference in numbers, each with its words; only what is there. */
export function countsIn(difference: Difference): string[] {
  const { entries, assets, moves, addresses, redirects, contents, home, announcements, findings } =
    difference;
  const pages = addresses.filter(({ kind }) => kind !== 'anchor');
  const anchors = addresses.filter(({ kind }) => kind === 'anchor');
  const texts = entries.flatMap(({ fields }) => fields.filter((field) => field.kind === 'text'));
  const words = (side: 'added' | 'removed') => texts.reduce((sum, field) => sum + field.words[side], 0);
  const lines: readonly (readonly [number, string, string?])[] = [
    [of(entries, 'added'), 'entry added', 'entries added'],
    [of(entries, 'removed'), 'entry removed', 'entries removed'],
    [of(entries, 'edited'), 'entry edited', 'entries edited'],
    [of(entries, 'state'), 'entry in another state', 'entries in another state'],
    [words('added'), 'word added', 'words added'],
    [words('removed'), 'word removed', 'words removed'],
    [of(pages, 'gone'), 'address gone', 'addresses gone'],
    [of(pages, 'moved'), 'address moved', 'addresses moved'],
    [of(pages, 'new'), 'new address', 'new addresses'],
    [of(anchors, 'gone'), 'anchor gone', 'anchors gone'],
    [of(anchors, 'moved'), 'anchor moved', 'anchors moved'],
    [of(anchors, 'new'), 'new anchor'],
    [moves.length, 'part or link moved', 'parts or links moved'],
    [assets.length, 'asset changed', 'assets changed'],
    [redirects.length, 'redirect changed', 'redirects changed'],
    [contents.length, 'change in the contents tree', 'changes in the contents tree'],
    [home.length, 'section of the home page changed', 'sections of the home page changed'],
    [announcements.length, 'announcement changed', 'announcements changed'],
    [findings?.came.length ?? 0, 'finding came', 'findings came'],
    [findings?.went.length ?? 0, 'finding went', 'findings went'],
  ];
  return lines.flatMap(([number, one, many]) => (number === 0 ? [] : [count(number, one, many)]));
}

/** What was done to an entry's fields, in short: `3 blocks, 12 words`. */
export function sizeOf({ change, state, fields }: EntryChange): string {
  let [blocks, words, others] = [0, 0, 0];
  for (const field of fields) {
    if (field.kind === 'text') {
      blocks += field.blocks.filter((block) => block.change !== 'same').length;
      words += field.words.added + field.words.removed;
    } else others += 1;
  }
  const parts = [
    ...(state && change !== 'added' && change !== 'removed' ? [stateOf(state)] : []),
    ...(blocks > 0 ? [count(blocks, 'block')] : []),
    ...(words > 0 ? [count(words, 'word')] : []),
    ...(others > 0 ? [count(others, blocks > 0 ? 'other field' : 'field')] : []),
  ];
  return parts.join(', ');
}

/** `draft is published now` */
export function stateOf({ before, after, wasTaken, isTaken }: NonNullable<EntryChange['state']>): string {
  const names = before === after ? (after ?? '') : `${before ?? 'not there'} to ${after ?? 'not there'}`;
  if (wasTaken === isTaken) return names;
  return isTaken ? `${names}, carried now` : `${names}, not carried any more`;
}

const of = (all: readonly { readonly change: string }[], ...changes: readonly string[]) =>
  all.filter(({ change }) => changes.includes(change)).length;
