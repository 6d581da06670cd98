import { editAddressOf } from '../../../schemas/report/edit-address.ts';
import type { Diagnostic } from '../../../schemas/report/diagnostic.ts';
import { ownerOf, spotOf } from './place.ts';

/** The place in words: `kbHowToSection "Assign work" section1 content /content/3`. */
export function placeText(diagnostic: Diagnostic): string {
  const { entry, asset } = diagnostic;
  const owner = entry ?? asset;
  const id = owner?.title === undefined ? '' : owner.id;
  return [ownerOf(diagnostic), id, spotOf(diagnostic)].filter(Boolean).join(' ');
}

/** The message, and the likely correction. */
export const faultSentences = ({ message, suggestion }: Diagnostic): string[] => [
  message,
  ...(suggestion === undefined ? [] : [`Did you mean ${suggestion}?`]),
];

/** Message, advice, and the URL to edit. */
export function allSentences(diagnostic: Diagnostic): string[] {
  const edit = editAddressOf(diagnostic);
  return [...faultSentences(diagnostic), diagnostic.advice, ...(edit === undefined ? [] : [`Edit: ${edit}`])];
}
