import { eachText } from '../decode/texts/each-text.ts';
import type { FaultLocation } from '../finding.ts';
import type { FieldEdit } from './edit.ts';
import type { RawContent } from './fix.ts';

/** Other characters at a place of a text. */
export interface Replacement {
  readonly start: number;
  readonly before: string;
  readonly after: string;
}

/** Edits of every text of a field, wherever it stands within the value. */
export function textEdits(
  at: FaultLocation,
  content: RawContent,
  inText: (text: string, whole: unknown) => Iterable<Replacement>,
): FieldEdit[] {
  const field = 'entry' in at ? at.field?.slice(0, 1) : undefined;
  const found = field && 'entry' in at ? content.valueAt({ entry: at.entry, field }) : undefined;
  if (found === undefined) return [];
  const edits: FieldEdit[] = [];
  eachText(found.value, (text, placeOf) => {
    for (const replacement of inText(text, found.value)) {
      const { path, pointer } = placeOf();
      const inDocument = pointer.split('/').slice(1).map(stepOf);
      edits.push({ kind: 'text', ...found.place, path: [...path, ...inDocument], ...replacement });
    }
  });
  return edits;
}

const stepOf = (step: string): string | number => (/^\d+$/u.test(step) ? Number(step) : step);

/** The only place of some words in a field, with others in their place; none where they stand there twice. */
export function replaceWords(
  at: FaultLocation,
  { from, to }: { readonly from: string; readonly to: string },
  content: RawContent,
): FieldEdit[] {
  const edits = textEdits(at, content, (text) =>
    placesOf(from, text).map((start) => ({ start, before: from, after: to })),
  );
  return edits.length === 1 ? edits : [];
}

function placesOf(words: string, text: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + 1)) places.push(at);
  return places;
}
