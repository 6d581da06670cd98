/**
 * The looks of a banner; a spotlight box has one of four of them.
 * Unit: names. Source: docs/requirements.md, Enumerations, "Banner types: note, info, whoUseThis, getStarted, attachment,
 * feedback, disclaimer".
 */
export const bannerTypes = {
  note: 'note',
  info: 'info',
  whoUseThis: 'whoUseThis',
  getStarted: 'getStarted',
  attachment: 'attachment',
  feedback: 'feedback',
  disclaimer: 'disclaimer',
} as const;

export type BannerType = (typeof bannerTypes)[keyof typeof bannerTypes];

/**
 * Unit: banner type by the codeId of a template. Source: docs/requirements.md, Enumerations, "template codeId: SBTInfo01 to
 * info, SBTWhoUsesThisFeature01 to whoUseThis, SBTNote01 to note, SBTDisclaimer01 to disclaimer".
 */
export const bannerTypeByCodeId: ReadonlyMap<string, BannerType> = new Map([
  ['SBTInfo01', bannerTypes.info],
  ['SBTWhoUsesThisFeature01', bannerTypes.whoUseThis],
  ['SBTNote01', bannerTypes.note],
  ['SBTDisclaimer01', bannerTypes.disclaimer],
]);

/** Of a box without a known codeId. Unit: banner type. Source: docs/requirements.md, Enumerations, "default info". */
export const defaultBannerType: BannerType = bannerTypes.info;

/**
 * A box of release notes with these words in its name becomes their PDF banner.
 * Unit: part of a name. Source: docs/requirements.md, "a spotlight box whose name contains 'PDF Available'".
 */
export const pdfBannerName = 'PDF Available';
