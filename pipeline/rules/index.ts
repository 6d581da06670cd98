import type { Problem, Rule, SpaceRule } from '../problem.ts';
import { duplicateAnchor } from './anchors/duplicate.ts';
import { skippedHeading } from './headings/skipped.ts';
import { titleInBody } from './headings/title-in-body.ts';
import { emptySection } from './home/empty.ts';
import { unknownSection } from './home/unknown-section.ts';
import { absolute } from './links/absolute.ts';
import { brokenAnchor } from './links/broken-anchor.ts';
import { brokenPage } from './links/broken-page.ts';
import { linkCase } from './links/case.ts';
import { emptyText } from './links/empty-text.ts';
import { insecure } from './links/insecure.ts';
import { malformedLink } from './links/malformed.ts';
import { redirected } from './links/redirected.ts';
import { unsafeScheme } from './links/unsafe-scheme.ts';
import { vagueText } from './links/vague-text.ts';
import { noAlt } from './media/no-alt.ts';
import { noFile } from './media/no-file.ts';
import { unsafeUrl } from './media/unsafe-url.ts';
import { unsupportedType } from './media/unsupported-type.ts';
import { chain } from './redirects/chain.ts';
import { deadAnchor } from './redirects/dead-anchor.ts';
import { deadTarget } from './redirects/dead-target.ts';
import { duplicateCase } from './redirects/duplicate-case.ts';
import { duplicateRedirect } from './redirects/duplicate.ts';
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
import { missingAsset } from './refs/missing-asset.ts';
import { missingEntry } from './refs/missing-entry.ts';
import { otherChannel } from './refs/other-channel.ts';
import { otherSpace } from './refs/other-space.ts';
import { unpublishedChanges } from './refs/unpublished-changes.ts';
import { unreachable } from './refs/unreachable.ts';
import { wrongTargetType } from './refs/wrong-type.ts';
import { malformed } from './rich-text/malformed.ts';
import { misplaced } from './rich-text/misplaced.ts';
import { tooDeep } from './rich-text/too-deep.ts';
import { unknownMark } from './rich-text/unknown-mark.ts';
import { unknownNode } from './rich-text/unknown-node.ts';
import { blank } from './schema/blank.ts';
import { duplicateId } from './schema/duplicate-id.ts';
import { invalidColour } from './schema/invalid-colour.ts';
import { invalidExport } from './schema/invalid-export.ts';
import { invalidValue } from './schema/invalid-value.ts';
import { missingField } from './schema/missing-field.ts';
import { unknownField } from './schema/unknown-field.ts';
import { unknownType } from './schema/unknown-type.ts';
import { wrongType } from './schema/wrong-type.ts';
import { duplicateSlug } from './slugs/duplicate.ts';
import { unusableSlug } from './slugs/unusable.ts';

/** The rules that look at each entry. */
export const rules: readonly Rule[] = [
  skippedHeading,
  titleInBody,
  emptySection,
  unknownSection,
  absolute,
  brokenAnchor,
  brokenPage,
  linkCase,
  emptyText,
  insecure,
  malformedLink,
  redirected,
  unsafeScheme,
  vagueText,
  noAlt,
  noFile,
  unsafeUrl,
  unsupportedType,
  archivedTarget,
  draftTarget,
  missingAsset,
  missingEntry,
  otherChannel,
  otherSpace,
  unpublishedChanges,
  unreachable,
  wrongTargetType,
];

/** The rules that look at the space as a whole. */
export const spaceRules: readonly SpaceRule[] = [
  duplicateAnchor,
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
];

/** The problems that the stages find on their way. */
const stageProblems: readonly Problem<never>[] = [
  malformedRedirect,
  malformed,
  misplaced,
  tooDeep,
  unknownMark,
  unknownNode,
  blank,
  duplicateId,
  invalidColour,
  invalidExport,
  invalidValue,
  missingField,
  unknownField,
  unknownType,
  wrongType,
  duplicateSlug,
  unusableSlug,
];

/** Every problem that Fieldbook can find: those of the stages, and the rules. */
export const problems: readonly Problem<never>[] = [
  ...new Set([...stageProblems, ...rules, ...spaceRules]), // a rule can look at both
];
