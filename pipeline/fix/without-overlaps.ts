import { type Edit, isRowEdit, type ValuePath } from './edit.ts';
import type { Fix } from './fix.ts';

/**
 * The fixes of a list that can be applied together: of two that change the same value, only the first. Two that want the same edit are
 * not in each other's way.
 */
export function withoutOverlaps<Item extends { readonly fix: Fix }>(items: readonly Item[]): Item[] {
  const accepted = new Accepted();
  return items.filter(({ fix: { edits } }) => {
    if (edits.some((edit) => accepted.overlaps(edit))) return false;
    for (const edit of edits) accepted.add(edit);
    return true;
  });
}

/** Text edits at one path need their places within the text, too. */
type Range = readonly [start: number, end: number];

class Accepted {
  readonly #edits = new Set<string>();
  /** The paths that are changed, with the ranges of texts; none where the whole value changes. */
  readonly #changed = new Map<string, Range[]>();
  /** Every path above one of them. */
  readonly #above = new Set<string>();

  add(edit: Edit): void {
    if (this.#edits.has(JSON.stringify(edit))) return;
    this.#edits.add(JSON.stringify(edit));
    const paths = pathsTo(edit);
    const own = paths.at(-1) ?? '';
    for (const above of paths.slice(0, -1)) this.#above.add(above);
    this.#changed.set(own, [...(this.#changed.get(own) ?? []), ...rangeOf(edit)]);
  }

  overlaps(edit: Edit): boolean {
    if (this.#edits.has(JSON.stringify(edit))) return false;
    const paths = pathsTo(edit);
    const own = paths.at(-1) ?? '';
    if (this.#above.has(own) || paths.slice(0, -1).some((above) => this.#changed.has(above))) return true;
    const ranges = this.#changed.get(own);
    if (ranges === undefined) return false;
    const [range] = rangeOf(edit);
    return range === undefined || ranges.length === 0 || ranges.some((other) => doMeet(range, other));
  }
}

const rangeOf = (edit: Edit): Range[] =>
  edit.kind === 'text' ? [[edit.start, edit.start + edit.before.length]] : [];

const doMeet = ([start, end]: Range, [otherStart, otherEnd]: Range): boolean =>
  start <= otherEnd && otherStart <= end;

/** The edit's own path, after all those above it. New lines of the redirect table are in nobody's way. */
function pathsTo(edit: Edit): string[] {
  if (isRowEdit(edit)) return [JSON.stringify(['row', edit.line ?? edit.after])];
  const { entry, field, locale, path } = edit;
  const whole: ValuePath = [entry, field, locale, ...path];
  return path.length === 0
    ? [JSON.stringify(whole)]
    : Array.from({ length: path.length + 1 }, (_, index) => JSON.stringify(whole.slice(0, 3 + index)));
}
