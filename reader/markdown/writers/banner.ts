import type { RichText } from '../../../schemas/bundle/rich-text.ts';
import { quote, textBlocks } from '../blocks.ts';
import type { Context } from '../context.ts';
import { escapeText } from '../escape.ts';

/** A remark set apart from the text, under the word for its kind. */
export const banner = (label: string, text: RichText | undefined, context: Context): string =>
  quote([`**${escapeText(label)}**`, ...textBlocks(text, context)]);
