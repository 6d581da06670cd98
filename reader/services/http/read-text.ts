import { textPieces } from '../help-center/text-pieces.ts';

/** The text of a reply; undefined where there is too much of it. */
export async function readText(response: Response, maxBytes: number): Promise<string | undefined> {
  let text = '';
  for await (const piece of textPieces(response, maxBytes)) {
    if (piece === undefined) return undefined;
    text += piece;
  }
  return text;
}
