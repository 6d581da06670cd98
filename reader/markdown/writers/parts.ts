import { bannerTypeByCodeId, defaultBannerType } from '../../../schemas/spec/spotlight-boxes.ts';
import { hasContent } from '../../bundle/has-content.ts';
import { message } from '../../messages/message.ts';
import { codeBlock, textBlocks } from '../blocks.ts';
import { wordsOf } from '../inline.ts';
import { bulleted } from '../list.ts';
import { cellTable } from '../table.ts';
import { landingContent } from './articles.ts';
import { banner } from './banner.ts';
import { each, headingOf, type Writers } from './writer.ts';

type PartType =
  | 'kbHowToSection'
  | 'kbLandingPageSection'
  | 'kbLandingPageInfoBox'
  | 'cKbFaqCategoryQuestion'
  | 'kbFaqQuestion'
  | 'kbTerm'
  | 'workflow'
  | 'kbReleaseNotesSection'
  | 'kbReleaseNotesNoteGroup'
  | 'kbReleaseNotesNote'
  | 'spotlightBox'
  | 'table'
  | 'codeBlock';

/** What articles consist of. What opens and closes on a page is open here. */
export const partWriters: Pick<Writers, PartType> = {
  kbHowToSection: (node, context) => [
    ...headingOf(node, node.fields.heading),
    ...each(node.fields.spotlightBoxes, context),
    ...textBlocks(node.fields.content, context),
  ],
  kbLandingPageSection: (node, context) => [
    ...headingOf(node, node.fields.title),
    ...textBlocks(node.fields.description, context),
    ...landingContent(node.fields.content, context),
  ],
  kbLandingPageInfoBox: (node, context) => [
    ...headingOf(node, node.fields.title),
    ...textBlocks(node.fields.content, context),
  ],
  cKbFaqCategoryQuestion: (node, context) => [
    ...headingOf(node, node.fields.uncategorized === true ? undefined : node.fields.heading),
    ...(node.fields.spotlightBox === undefined ? [] : context.blocks(node.fields.spotlightBox)),
    ...each(node.fields.questions, context),
  ],
  kbFaqQuestion: (node, context) => [
    ...headingOf(node, node.fields.question),
    ...textBlocks(node.fields.answer, context),
    ...(node.fields.spotlightBox === undefined ? [] : context.blocks(node.fields.spotlightBox)),
  ],
  kbTerm: (node, context) => [
    ...headingOf(node, node.fields.term),
    ...textBlocks(node.fields.definition, context),
  ],
  workflow: (node, context) => [
    ...headingOf(node, node.fields.workflowName),
    ...textBlocks(node.fields.description, context),
  ],
  kbReleaseNotesSection: (node, context) => [
    ...headingOf(node, node.fields.sectionName?.fields.name),
    ...each(node.fields.spotlightBoxes, context),
    ...each(node.fields.noteGroup, context),
  ],
  kbReleaseNotesNoteGroup: (node, context) => [
    ...headingOf(node, node.fields.ignoreCategory === true ? undefined : node.fields.category?.fields.name),
    ...each(node.fields.spotlightBoxes, context),
    ...(node.fields.notes.length === 0
      ? []
      : [bulleted(node.fields.notes.map((note) => context.blocks(note)))]),
  ],
  kbReleaseNotesNote: (node, context) => [
    ...headingOf(node, node.fields.title),
    ...textBlocks(node.fields.description, context),
    ...each(node.fields.spotlightBoxes, context),
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
