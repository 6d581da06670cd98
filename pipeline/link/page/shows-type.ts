import { isArticleType, isNamingType } from '../../../schemas/content/article-types.ts';
import { contentTypes } from '../../../schemas/content/index.ts';
import { isRoutedType } from '../../../schemas/urls.ts';

/**
 * Whether a field that takes certain types shows an entry of a type. An entry of a type that is not ours is shown in place of any part,
 * but not in place of one that only names something. Source: docs/requirements.md, MP-7.
 */
export const showsType = (type: string, to: readonly string[] | undefined): boolean =>
  to === undefined || to.includes(type) || (type === contentTypes.otherEntry.id && !to.every(isNamingType));

/**
 * Whether a card leads to an entry of a type, because the entry has a page of its own and stands among parts or in a text. A field that
 * takes areas only is about the area itself. Source: docs/requirements.md, MP-2.
 */
export const isLinkedType = (type: string, to: readonly string[] | undefined): boolean =>
  to === undefined ? isRoutedType(type) : isArticleType(type) && to.includes(type);
