import type { Report } from '../problem.ts';
import { invalidValue } from '../rules/schema/invalid-value.ts';
import { invisibleCharacters } from '../rules/schema/invisible-characters.ts';
import { brokenFault } from './check-any-value.ts';
import { codeOf } from './character-name.ts';
import { hasRightToLeft, hiddenCharacters } from './hidden-characters.ts';

/** What is wrong with the words of an asset, which are read out in place of an image. */
export function checkAssetText(
  text: string,
  { asset, part }: { readonly asset: string; readonly part: 'title' | 'description' },
  report: Report,
): void {
  if (!text.isWellFormed()) {
    report(invalidValue, { at: { asset }, detail: { fault: `${brokenFault} in the ${part}` }, target: part });
  }
  const hidden = hiddenCharacters(text, { isName: false, isRightToLeft: () => hasRightToLeft(text) });
  if (hidden === undefined) return;
  const { character, count } = hidden;
  report(invisibleCharacters, {
    at: { asset },
    detail: { character, count, part },
    target: `${part} ${codeOf(character)}`,
  });
}
