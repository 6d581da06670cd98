import { type Fixable, unseenFixOf } from '../../fix/fix.ts';
import type { Problem } from '../../problem.ts';

interface Detail {
  readonly name: string;
}

/** Found while a rich text is read. */
export const unknownMark: Problem<Detail> & Fixable<Detail> = {
  id: 'rich-text/unknown-mark',
  severity: 'warn',
  summary: 'Every mark of a text is one that Contentful defines.',
  advice: 'Select the text, remove its formatting and format it again.',
  message: ({ name }) =>
    `The mark "${name}" is not one that Contentful defines; the text is shown without it.`,
  fix({ at, detail: { name } }, content) {
    const found = content.valueAt(at);
    const marks = (found?.value as { marks?: unknown } | undefined)?.marks;
    if (found === undefined || !Array.isArray(marks)) return undefined;
    const after = marks.filter((mark: { type?: unknown } | null) => String(mark?.type) !== name);
    return unseenFixOf([
      { kind: 'value', ...found.place, path: [...found.place.path, 'marks'], before: marks, after },
    ]);
  },
};
