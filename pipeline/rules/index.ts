import type { Problem, Rule, SpaceRule } from '../problem.ts';
import { malformedRedirect } from './redirects/malformed.ts';
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
export const rules: readonly Rule<never>[] = [];

/** The rules that look at the space as a whole. */
export const spaceRules: readonly SpaceRule<never>[] = [];

/** Every problem that Fieldbook can find: those of the stages, and the rules. */
export const problems: readonly Problem<never>[] = [
  blank,
  duplicateId,
  duplicateSlug,
  invalidColour,
  invalidExport,
  invalidValue,
  malformed,
  malformedRedirect,
  misplaced,
  missingField,
  tooDeep,
  unknownField,
  unknownMark,
  unknownNode,
  unknownType,
  unusableSlug,
  wrongType,
  ...rules,
  ...spaceRules,
];
