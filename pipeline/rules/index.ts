import type { Problem } from '../problem.ts';
import type { Rule, SpaceRule } from '../rule.ts';
import { anchorCase } from './anchors/case.ts';
import { duplicateAnchor } from './anchors/duplicate.ts';
import { unusableAnchor } from './anchors/unusable.ts';
import { noLink } from './announcements/no-link.ts';
import { unknownAnnouncementType } from './announcements/unknown-type.ts';
import { expired } from './baseline/expired.ts';
import { malformedBaseline } from './baseline/malformed.ts';
import { unmatched } from './baseline/unmatched.ts';
import { copiedPart } from './content/copied-part.ts';
import { emptyPart } from './content/empty-part.ts';
import { stale } from './content/stale.ts';
import { goneAnchor } from './contract/gone-anchor.ts';
import { gonePage } from './contract/gone-page.ts';
import { duplicateQuestion } from './faq/duplicate-question.ts';
import { emptyAnswer } from './faq/empty-answer.ts';
import { duplicateTerm } from './glossary/duplicate-term.ts';
import { emptyHeading } from './headings/empty.ts';
import { skippedHeading } from './headings/skipped.ts';
import { titleInBody } from './headings/title-in-body.ts';
import { emptySection } from './home/empty.ts';
import { tooMany } from './home/too-many.ts';
import { unknownSection } from './home/unknown-section.ts';
import { absolute } from './links/absolute.ts';
import { brokenAnchor } from './links/broken-anchor.ts';
import { brokenExternal } from './links/broken-external.ts';
import { brokenPage } from './links/broken-page.ts';
import { linkCase } from './links/case.ts';
import { emptyText } from './links/empty-text.ts';
import { insecure } from './links/insecure.ts';
import { malformedLink } from './links/malformed.ts';
import { oddTarget } from './links/odd-target.ts';
import { redirected } from './links/redirected.ts';
import { sameText } from './links/same-text.ts';
import { unsafeScheme } from './links/unsafe-scheme.ts';
import { vagueText } from './links/vague-text.ts';
import { unmatchedEntry } from './mapping/unmatched-entry.ts';
import { unshownField } from './mapping/unshown-field.ts';
import { wrongMapping } from './mapping/wrong-type.ts';
import { altIsFileName } from './media/alt-is-file-name.ts';
import { blockedHost } from './media/blocked-host.ts';
import { frameTitle } from './media/frame-title.ts';
import { insecureMedia } from './media/insecure.ts';
import { noAlt } from './media/no-alt.ts';
import { noFile } from './media/no-file.ts';
import { noSize } from './media/no-size.ts';
import { oversized } from './media/oversized.ts';
import { unknownService } from './media/unknown-service.ts';
import { unsafeUrl } from './media/unsafe-url.ts';
import { unsupportedType } from './media/unsupported-type.ts';
import { chain } from './redirects/chain.ts';
import { deadAnchor } from './redirects/dead-anchor.ts';
import { deadTarget } from './redirects/dead-target.ts';
import { duplicateRedirect } from './redirects/duplicate.ts';
import { duplicateCase } from './redirects/duplicate-case.ts';
import { loop } from './redirects/loop.ts';
import { malformedRedirect } from './redirects/malformed.ts';
import { offSite } from './redirects/off-site.ts';
import { redirectQuery } from './redirects/query.ts';
import { selfRedirect } from './redirects/self.ts';
import { shadowsPage } from './redirects/shadows-page.ts';
import { tooLong } from './redirects/too-long.ts';
import { archivedTarget } from './refs/archived-target.ts';
import { cycle } from './refs/cycle.ts';
import { draftTarget } from './refs/draft-target.ts';
import { duplicateReference } from './refs/duplicate.ts';
import { missingAsset } from './refs/missing-asset.ts';
import { missingEntry } from './refs/missing-entry.ts';
import { otherChannel } from './refs/other-channel.ts';
import { otherSpace } from './refs/other-space.ts';
import { pageLimit } from './refs/page-limit.ts';
import { selfReference } from './refs/self.ts';
import { unknownChannel } from './refs/unknown-channel.ts';
import { unpublishedChanges } from './refs/unpublished-changes.ts';
import { unreachable } from './refs/unreachable.ts';
import { wrongTargetType } from './refs/wrong-type.ts';
import { emptyReleaseNotes } from './release-notes/empty.ts';
import { failedPage } from './render/failed.ts';
import { emptyParagraph } from './rich-text/empty-paragraph.ts';
import { malformed } from './rich-text/malformed.ts';
import { misplaced } from './rich-text/misplaced.ts';
import { rawMarkup } from './rich-text/raw-markup.ts';
import { tooDeep } from './rich-text/too-deep.ts';
import { unknownMark } from './rich-text/unknown-mark.ts';
import { unknownNode } from './rich-text/unknown-node.ts';
import { blank } from './schema/blank.ts';
import { deletedItems } from './schema/deleted.ts';
import { duplicateId } from './schema/duplicate-id.ts';
import { duplicateKey } from './schema/duplicate-key.ts';
import { invalidColour } from './schema/invalid-colour.ts';
import { invalidExport } from './schema/invalid-export.ts';
import { invalidValue } from './schema/invalid-value.ts';
import { invisibleCharacters } from './schema/invisible-characters.ts';
import { missingField } from './schema/missing-field.ts';
import { notPublished } from './schema/not-published.ts';
import { oddDate } from './schema/odd-date.ts';
import { renamedField } from './schema/renamed-field.ts';
import { tooLongText } from './schema/too-long.ts';
import { unknownField } from './schema/unknown-field.ts';
import { unknownLocale } from './schema/unknown-locale.ts';
import { unknownType } from './schema/unknown-type.ts';
import { wrongEncoding } from './schema/wrong-encoding.ts';
import { wrongType } from './schema/wrong-type.ts';
import { duplicateSlug } from './slugs/duplicate.ts';
import { lookalikeSlug } from './slugs/lookalike.ts';
import { markdownCopy } from './slugs/markdown-copy.ts';
import { oddCharacters } from './slugs/odd-characters.ts';
import { unportableSlug } from './slugs/unportable.ts';
import { unusableSlug } from './slugs/unusable.ts';
import { upperCaseSlug } from './slugs/upper-case.ts';
import { emptyTable } from './tables/empty.ts';
import { noHeader } from './tables/no-header.ts';
import { ragged } from './tables/ragged.ts';
import { sizeMismatch } from './tables/size-mismatch.ts';
import { copiedText } from './translations/copied-text.ts';
import { missingPage } from './translations/missing-page.ts';
import { missingText } from './translations/missing-text.ts';
import { otherStructure } from './translations/other-structure.ts';
import { outdated } from './translations/outdated.ts';
import { doubledBlanks } from './writing/doubled-blanks.ts';
import { inclusive } from './writing/inclusive.ts';
import { placeholderText } from './writing/placeholder.ts';
import { readability } from './writing/readability.ts';
import { repeatedWords } from './writing/repeated-words.ts';

/** The rules that look at each entry. */
export const rules: readonly Rule[] = [
  unusableAnchor,
  emptyHeading,
  noLink,
  unknownAnnouncementType,
  copiedPart,
  emptyPart,
  stale,
  duplicateQuestion,
  emptyAnswer,
  duplicateTerm,
  skippedHeading,
  titleInBody,
  emptySection,
  tooMany,
  unknownSection,
  absolute,
  brokenAnchor,
  brokenPage,
  linkCase,
  emptyText,
  insecure,
  malformedLink,
  oddTarget,
  redirected,
  sameText,
  unsafeScheme,
  vagueText,
  altIsFileName,
  blockedHost,
  frameTitle,
  insecureMedia,
  noAlt,
  noFile,
  unknownService,
  unsafeUrl,
  unsupportedType,
  archivedTarget,
  draftTarget,
  duplicateReference,
  missingAsset,
  missingEntry,
  otherChannel,
  otherSpace,
  pageLimit,
  selfReference,
  unknownChannel,
  unpublishedChanges,
  unreachable,
  wrongTargetType,
  rawMarkup,
  oddDate,
  lookalikeSlug,
  markdownCopy,
  oddCharacters,
  unportableSlug,
  upperCaseSlug,
  emptyReleaseNotes,
  emptyTable,
  noHeader,
  ragged,
  sizeMismatch,
  inclusive,
  placeholderText,
  readability,
  repeatedWords,
  copiedText,
  missingPage,
  missingText,
  otherStructure,
  outdated,
  doubledBlanks,
  emptyParagraph,
];

/** The rules that look at the space as a whole. */
export const spaceRules: readonly SpaceRule[] = [
  anchorCase,
  duplicateAnchor,
  noSize,
  oversized,
  unsafeUrl,
  chain,
  deadAnchor,
  deadTarget,
  duplicateCase,
  duplicateRedirect,
  loop,
  offSite,
  redirectQuery,
  selfRedirect,
  shadowsPage,
  tooLong,
  cycle,
  unpublishedChanges,
  notPublished,
  brokenAnchor,
  brokenPage,
  malformedLink,
  unsafeScheme,
  otherChannel,
  unshownField,
];

/** The problems that the stages find on their way. */
const stageProblems: readonly Problem<never>[] = [
  expired,
  malformedBaseline,
  unmatched,
  goneAnchor,
  gonePage,
  brokenExternal,
  malformedRedirect,
  failedPage,
  malformed,
  misplaced,
  tooDeep,
  unknownMark,
  unknownNode,
  blank,
  deletedItems,
  duplicateId,
  duplicateKey,
  invalidColour,
  invalidExport,
  invalidValue,
  invisibleCharacters,
  missingField,
  renamedField,
  tooLongText,
  unknownField,
  unknownLocale,
  unknownType,
  wrongEncoding,
  wrongType,
  duplicateSlug,
  unusableSlug,
  unmatchedEntry,
  wrongMapping,
];

/** Every problem that Fieldbook can find: those of the stages, and the rules. */
export const problems: readonly Problem<never>[] = [
  ...new Set([...stageProblems, ...rules, ...spaceRules]), // a rule can look at both
];
