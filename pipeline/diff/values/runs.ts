import type { Run, TextAspect } from '../../../schemas/report/difference.ts';
import { stepsBetween } from './sequence.ts';
import type { Span } from './text-blocks.ts';
import { type Token, tokensOf } from './tokens.ts';

/** The difference between two lines, and how many words were added and removed. */
export interface LineChange {
  readonly runs: readonly Run[];
  readonly words: { readonly added: number; readonly removed: number };
  readonly aspects: ReadonlySet<TextAspect>;
}

/** What a line is compared with: the language, and the names of what it embeds. */
export interface LineContext {
  /** The language for `Intl.Segmenter`. */
  readonly locale: string;
  /** The title of an embed such as `entry x`. */
  readonly titleOf: (embed: string) => string;
}

type Piece = Pick<Run, 'change'> & { readonly token: Token; readonly old?: Token };

/** The words that were added to a line or removed, and those with other marks or links only. */
export function lineChange(before: readonly Span[], after: readonly Span[], lines: LineContext): LineChange {
  const old = tokensOf(before, lines.locale);
  const now = tokensOf(after, lines.locale);
  const steps = stepsBetween(
    old.map(({ key }) => key),
    now.map(({ key }) => key),
  );
  const pieces = steps.flatMap(({ change, before: b, after: a }): Piece[] => {
    const [oldToken, token] = [old[b], now[a]];
    if (change === 'removed') return oldToken === undefined ? [] : [{ change, token: oldToken }];
    if (token === undefined) return [];
    if (change === 'added' || oldToken === undefined) return [{ change: 'added', token }];
    const look = oldToken.link !== token.link ? 'link' : oldToken.marks === token.marks ? 'same' : 'format';
    return [{ change: look, token, old: oldToken }];
  });
  const count = (change: 'added' | 'removed') =>
    pieces.filter((piece) => piece.change === change && piece.token.isWord).length;
  return {
    runs: runsOf(smooth(pieces), lines),
    words: { added: count('added'), removed: count('removed') },
    aspects: aspectsOf(pieces),
  };
}

/** A line that has not changed, as context of a change. */
export function sameRuns(spans: readonly Span[], { titleOf }: LineContext): Run[] {
  const runs: Run[] = [];
  for (const { text, embed } of spans) {
    const last = runs.at(-1);
    if (embed !== undefined) runs.push({ change: 'same', text: titleOf(embed), embed });
    else if (last === undefined || last.embed !== undefined) runs.push({ change: 'same', text });
    else runs[runs.length - 1] = { ...last, text: last.text + text };
  }
  return runs;
}

function aspectsOf(pieces: readonly Piece[]): Set<TextAspect> {
  const aspects = new Set<TextAspect>();
  for (const { change, token, old } of pieces) {
    if (change === 'added' || change === 'removed') {
      aspects.add(token.embed === undefined ? 'words' : 'embeds');
      if (token.link !== '') aspects.add('links');
    } else if (old !== undefined) {
      if (old.link !== token.link) aspects.add('links');
      if (old.marks !== token.marks) aspects.add('format');
    }
  }
  return aspects;
}

/** A space between two changes becomes part of both, so that all removals come first, then all additions. */
function smooth(pieces: readonly Piece[]): Piece[] {
  const out: Piece[] = [];
  let removed: Piece[] = [];
  let added: Piece[] = [];
  const end = () => {
    out.push(...removed, ...added);
    removed = [];
    added = [];
  };
  for (const [index, piece] of pieces.entries()) {
    if (piece.change === 'removed') removed.push(piece);
    else if (piece.change === 'added') added.push(piece);
    else if (isGap(piece) && removed.length > 0 && added.length > 0 && isEdit(pieces[index + 1])) {
      removed.push({ change: 'removed', token: piece.token });
      added.push({ change: 'added', token: piece.token });
    } else {
      end();
      out.push(piece);
    }
  }
  end();
  return out;
}

const isGap = ({ change, token }: Piece): boolean => change === 'same' && token.text.trim() === '';
const isEdit = (piece: Piece | undefined): boolean =>
  piece?.change === 'added' || piece?.change === 'removed';

/** Neighbours with the same change are one run. */
function runsOf(pieces: readonly Piece[], { titleOf }: LineContext): Run[] {
  const runs: Run[] = [];
  for (const { change, token, old } of pieces) {
    const { embed } = token;
    const details = old && detailsOf[change]?.(old, token);
    const next: Run = {
      change,
      text: embed === undefined ? token.text : titleOf(embed),
      ...details,
      ...(embed !== undefined && { embed }),
    };
    const last = runs.at(-1);
    const isAlike = last?.change === change && last.before === next.before && last.after === next.after;
    if (last !== undefined && isAlike && last.embed === undefined && embed === undefined)
      runs[runs.length - 1] = { ...last, text: last.text + next.text };
    else runs.push(next);
  }
  return runs;
}

type Details = (old: Token, now: Token) => Pick<Run, 'before' | 'after'>;

const detailsOf: Partial<Record<Run['change'], Details>> = {
  format: (old, now) => ({ before: old.marks, after: now.marks }),
  link: (old, now) => ({ before: old.link, after: now.link }),
};
