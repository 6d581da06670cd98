import { maxWords, wrongEncodings } from '../../decode/texts/wrong-encoding.ts';
import { type Fixable, fixOf } from '../../fix/fix.ts';
import { textEdits } from '../../fix/text-edits.ts';
import type { Problem } from '../../problem.ts';
import { shortened } from '../words.ts';

export interface EncodingDetail {
  /** The first word, as it is shown. */
  readonly words: string;
  /** How many there are in the field. */
  readonly count: number;
  /** Of an asset: the part with the words. */
  readonly part?: string;
}

/** Found while the export is decoded. */
export const wrongEncoding: Problem<EncodingDetail> & Fixable<EncodingDetail> = {
  id: 'schema/wrong-encoding',
  severity: 'warn',
  summary: 'Every text is read in the encoding in which it was written.',
  advice:
    'Type the words again. If a script or an import wrote them, let it read its file as UTF-8, and run it again.',
  message: ({ words, count, part }) =>
    `The ${part ?? 'text'} holds ${
      count === 1 ? 'a word with wrong letters:' : `${countWords(count)} words with wrong letters, the first`
    } "${shortened(words)}", which was written in UTF-8 and read as Windows-1252.`,
  fix: ({ at }, content) =>
    fixOf(
      false,
      textEdits(at, content, (text) =>
        wrongEncodings(text).map(({ start, end, meant }) => ({
          start,
          before: text.slice(start, end),
          after: meant,
        })),
      ),
    ),
};

const countWords = (count: number): string => (count < maxWords ? String(count) : `${maxWords} or more`);
