import type { EmbeddedTypeId } from './content/article-types.ts';
import type { PartTitleId } from './page-titles/en.ts';
import { bannerTypeByCodeId, defaultBannerType } from './spec/content/spotlight-boxes.ts';

/** Which of the titles a part has. `codeId`: that of a box's template. */
export function partTitleOf(type: EmbeddedTypeId, codeId: string | undefined): PartTitleId {
  if (type !== 'spotlightBox') return titleByType[type];
  return titleByBanner.get(bannerTypeByCodeId.get(codeId ?? '') ?? defaultBannerType) ?? 'part.info';
}

const titleByBanner = new Map<string, PartTitleId>([
  ['note', 'part.note'],
  ['info', 'part.info'],
  ['whoUseThis', 'part.whoUseThis'],
  ['disclaimer', 'part.disclaimer'],
]);

const titleByType: Readonly<Record<Exclude<EmbeddedTypeId, 'spotlightBox'>, PartTitleId>> = {
  media: 'part.media',
  table: 'part.table',
  codeBlock: 'part.code',
  contentSnippet: 'part.more',
  kbLandingPageInfoBox: 'part.more',
  workflow: 'part.more',
  interactiveContent: 'part.more',
  externalVideo: 'part.media',
};
