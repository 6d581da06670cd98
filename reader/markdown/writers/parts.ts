import { bannerTypeByCodeId, defaultBannerType } from '../../../schemas/spec/content/spotlight-boxes.ts';
import { hasContent } from '../../bundle/has-content.ts';
import { message } from '../../messages/message.ts';
import { codeBlock, textBlocks } from '../blocks.ts';
import { wordsOf } from '../inline.ts';
import { bulleted } from '../list.ts';
import { cellTable } from '../table.ts';
import { landingContent } from './articles.ts';
import { banner } from './banner.ts';
import { each, headingOf, type Writers } from './writer.ts';

type PartType = 'kbLandingPageSection' | 'kbReleaseNotesNoteGroup' | 'spotlightBox' | 'table' | 'codeBlock';

/** What articles consist of. What opens and closes on a page is open here. */
export const partWriters: Pick<Writers, PartType> = {
  kbLandingPageSection: (node, context) => [
    ...headingOf(node, node.fields.title),
    ...textBlocks(node.fields.description, context),
    ...landingContent(node.fields.content, context),
  ],
  kbReleaseNotesNoteGroup: (node, context) => [
    ...headingOf(node, node.fields.ignoreCategory === true ? undefined : node.fields.category?.fields.name),
    ...each(node.fields.spotlightBoxes, context),
    ...(node.fields.notes.length === 0
      ? []
      : [bulleted(node.fields.notes.map((note) => context.blocks(note)))]),
  ],
  spotlightBox: ({ fields }, context) => {
    if (!hasContent(fields.description)) return [];
    const codeId = fields.spotlightBoxType?.fields.codeId ?? '';
    const type = bannerTypeByCodeId.get(codeId) ?? defaultBannerType;
    return [banner(message(`banner.${type}`), fields.description, context)];
  },
  table: ({ fields }, context) =>
    fields.data.length === 0 ? [] : [cellTable(fields.data, fields.isHeader === true, context)],
  codeBlock: ({ fields }) => [codeBlock(fields.code.children.map(wordsOf).join(''), fields.language)],
};
