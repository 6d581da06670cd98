import { wordsIn } from '../../schemas/search/words.ts';
import type { Part } from './part.ts';

/** Tells whether words stand together in any part. The texts are put together when that is first asked. */
export function openWrittenWords(parts: readonly Part[]): (words: string) => boolean {
  let texts: readonly string[] | undefined;
  return (words) => {
    texts ??= parts.map(textOf);
    return texts.some((text) => text.includes(` ${words} `));
  };
}

const textOf = ({ title, above, units }: Part): string =>
  [title, ...above, ...units.map(({ words }) => words)]
    .map(
      (text) =>
        ` ${wordsIn(text)
          .map(({ word }) => word)
          .join(' ')} `,
    )
    .join('\n');
