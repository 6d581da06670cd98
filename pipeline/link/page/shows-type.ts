import { isNamingType } from '../../../schemas/content/article-types.ts';
import { contentTypes } from '../../../schemas/content/index.ts';

/**
 * Whether a field that takes certain types shows an entry of a type. An entry of a type that is not ours is shown in place of any part,
 * but not in place of one that only names something. Source: docs/requirements.md, MP-7.
 */
export const showsType = (type: string, to: readonly string[] | undefined): boolean =>
  to === undefined || to.includes(type) || (type === contentTypes.otherEntry.id && !to.every(isNamingType));
