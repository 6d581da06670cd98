import type { OtherFieldOfNode } from '../../../schemas/bundle/node.ts';
import { message } from '../../messages/message.ts';
import { mapOf, numberWords, writtenDate } from '../../messages/other-values.ts';
import { codeBlock, textBlocks } from '../blocks.ts';
import type { Context } from '../context.ts';
import { escapeText, oneLine, paragraphOf } from '../escape.ts';
import { linkTo, wordsOf } from '../inline.ts';
import { bulleted } from '../list.ts';
import { wordTable } from '../table.ts';
import { assetBlock } from './media.ts';
import { each, type Writers } from './writer.ts';

/** An entry of a type that is not ours: its title in bold type, then its fields, each under its name. */
export const otherWriters: Pick<Writers, 'otherEntry'> = {
  otherEntry: ({ fields: { title, values } }, context) => [
    ...(title === undefined ? [] : [bold(title)]),
    ...values.flatMap((field) => [
      ...(values.length === 1 ? [] : [`*${lineOf(field.name)}*`]),
      ...valueBlocks(field, context),
    ]),
  ],
};

const lineOf = (text: string): string => oneLine(escapeText(text)).trim();

const bold = (text: string): string => `**${lineOf(text)}**`;

function valueBlocks(field: OtherFieldOfNode, context: Context): readonly string[] {
  switch (field.kind) {
    case 'text':
      return [paragraphOf(escapeText(field.value))];
    case 'richText':
      return textBlocks(field.value, context);
    case 'date':
      return [writtenDate(field.value)];
    case 'number':
      return [escapeText(numberWords(field.value))];
    case 'boolean':
      return [escapeText(message(field.value ? 'other.yes' : 'other.no'))];
    case 'list':
      return [bulleted(field.value.map((text) => [paragraphOf(escapeText(text))]))];
    case 'table':
      return [wordTable([field.columns, ...field.value])];
    case 'code':
      return [codeBlock(field.value.children.map(wordsOf).join(''), 'json')];
    case 'assets':
      return field.value.map((asset) => assetBlock({ asset }, context));
    case 'entries':
      return each(field.value, context);
    case 'location': {
      const place = `${field.value.lat}, ${field.value.lon}`;
      return [linkTo(escapeText(message('other.onMap', { place })), mapOf(field.value), context)];
    }
  }
}
