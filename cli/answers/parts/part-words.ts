import type { Language } from '../words/language.ts';
import type { Part } from './part.ts';

/** The words of a part. They are kept, because every question needs them. */
export interface PartWords {
  /** Of the heading and of each unit, in order. */
  readonly inPlaces: (part: Part) => readonly (readonly string[])[];
  /** All of them, and those of the headings above, each once. */
  readonly all: (part: Part) => readonly string[];
}

export function openPartWords({ wordsIn }: Language): PartWords {
  const words = (text: string): string[] => wordsIn(text).map(({ word }) => word);
  const inPlaces = kept((part) => [part.title, ...part.units.map((unit) => unit.words)].map(words));
  const all = kept((part) => [...new Set([...part.above.flatMap(words), ...inPlaces(part).flat()])]);
  return { inPlaces, all };
}

function kept<T>(of: (part: Part) => T): (part: Part) => T {
  const known = new WeakMap<Part, T>();
  return (part) => {
    const value = known.get(part) ?? of(part);
    known.set(part, value);
    return value;
  };
}
