import type { Report } from '../../finding.ts';
import { invalidValue } from '../../rules/schema/invalid-value.ts';
import { invisibleCharacters } from '../../rules/schema/invisible-characters.ts';
import { wrongEncoding } from '../../rules/schema/wrong-encoding.ts';
import { brokenFault } from './check-any-value.ts';
import { codeOf } from './character-name.ts';
import { hasRightToLeft } from '../../../schemas/base/text/direction.ts';
import { hiddenCharacters } from './hidden-characters.ts';
import { wrongEncodings } from './wrong-encoding.ts';

/** Reports the faults in the title or description of an asset, which are used as alternative text. */
export function checkAssetText(
  text: string,
  { asset, part }: { readonly asset: string; readonly part: 'title' | 'description' },
  report: Report,
): void {
  if (!text.isWellFormed()) {
    report(invalidValue, { at: { asset }, detail: { fault: `${brokenFault} in the ${part}` }, target: part });
  }
  const wrong = wrongEncodings(text);
  if (wrong[0] !== undefined) {
    const { start, end, meant } = wrong[0];
    const words = text.slice(start, end);
    report(wrongEncoding, {
      at: { asset },
      detail: { words, count: wrong.length, part },
      target: `${part} ${words}`,
      suggestion: meant,
    });
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
