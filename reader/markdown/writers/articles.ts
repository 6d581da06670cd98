import { pdfBannerName } from '../../../schemas/spec/content/spotlight-boxes.ts';
import type { NodeOf } from '../../../schemas/bundle/node.ts';
import { nodesOfType } from '../../../schemas/bundle/nodes-of-type.ts';
import { type EmbeddedPart, partTitle } from '../../bundle/part-title.ts';
import { message } from '../../messages/message.ts';
import { textBlocks } from '../blocks.ts';
import type { Context } from '../context.ts';
import { escapeText } from '../escape.ts';
import { bulleted } from '../list.ts';
import { banner } from './banner.ts';
import { assetBlock } from './media.ts';
import { each, headingOf, type Writers } from './writer.ts';

/** The bodies of articles that are more than their texts and parts in order. */
export const articleWriters: Pick<Writers, 'author' | 'kbLandingPage' | 'kbReleaseNotes' | 'kbCapability'> = {
  author: ({ fields }, context) => [
    ...(fields.picture === undefined ? [] : [assetBlock({ asset: fields.picture, alt: '' }, context)]),
    ...(fields.role === undefined ? [] : [escapeText(fields.role)]),
    ...textBlocks(fields.about, context),
  ],
  kbLandingPage: ({ fields }, context) => [
    ...textBlocks(fields.description, context),
    ...landingContent(fields.content, context),
  ],
  kbReleaseNotes: releaseNotes,
  kbCapability: ({ fields }, context) => [
    ...(fields.shortDescription === undefined ? [] : [escapeText(fields.shortDescription)]),
    ...(fields.image === undefined ? [] : [assetBlock({ asset: fields.image }, context)]),
    ...textBlocks(fields.description, context),
    ...(fields.productArea === undefined
      ? []
      : [[`**${message('article.topics')}**`, ...context.blocks(fields.productArea)].join(' ')]),
  ],
};

/** Links in a row are a list. */
export function landingContent(
  nodes: NodeOf<'kbLandingPage'>['fields']['content'],
  context: Context,
): string[] {
  const blocks: string[] = [];
  let row: (readonly string[])[] = [];
  const endRow = (): void => {
    if (row.length > 0) blocks.push(bulleted(row));
    row = [];
  };
  for (const node of nodes) {
    const written = context.blocks(node);
    if (node.type === 'kbLandingPageLink') {
      if (written.length > 0) row.push(written);
      continue;
    }
    endRow();
    blocks.push(...written);
  }
  endRow();
  return blocks;
}

function releaseNotes({ fields }: NodeOf<'kbReleaseNotes'>, context: Context): string[] {
  return [
    ...nodesOfType('spotlightBox', fields.spotlightBoxes)
      .filter(announcesPdf)
      .map((box) => banner(message('banner.pdfAvailable'), box.fields.description, context)),
    ...textBlocks(fields.about, context),
    ...(fields.interactiveContent === undefined ? [] : context.blocks(fields.interactiveContent)),
    ...each(fields.videoHighlights, context),
    ...each(
      fields.spotlightBoxes.filter((box) => !announcesPdf(box)),
      context,
    ),
    ...fields.sections.flatMap((part) => releaseNotesPart(part, context)),
  ];
}

const announcesPdf = (box: NodeOf<'kbReleaseNotes'>['fields']['spotlightBoxes'][number]): boolean =>
  box.type === 'spotlightBox' && box.fields.name?.includes(pdfBannerName) === true;

type ReleaseNotesPart = NodeOf<'kbReleaseNotes'>['fields']['sections'][number];

/** As the view shows it: everything but a section stands under a title. */
const releaseNotesPart = (part: ReleaseNotesPart, context: Context): readonly string[] =>
  part.type === 'kbReleaseNotesSection' || part.type === 'otherEntry' || part.level === undefined
    ? context.blocks(part)
    : [...headingOf(part, partTitle(part, context.labels)), ...contentOf(part, context)];

function contentOf(part: EmbeddedPart, context: Context): readonly string[] {
  if (part.type === 'spotlightBox' || part.type === 'workflow')
    return textBlocks(part.fields.description, context);
  if (part.type === 'kbLandingPageInfoBox') return textBlocks(part.fields.content, context);
  return context.blocks(part);
}
