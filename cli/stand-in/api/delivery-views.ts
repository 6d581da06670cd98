import { contentTypeOf, type Item, type ItemKind } from '../space/resource.ts';
import { delivered, type Delivery, previewed } from '../space/delivered.ts';
import { isPrivateTag, localizedFields, omittedFields } from '../space/delivered-part.ts';
import type { LiveSpace } from '../space/live-space.ts';
import { inOneLocale, type Locales, readLocales } from '../space/locales.ts';
import { isArchived } from '../space/state.ts';
import { currentItems, keptUntilChange, keptUntilModelChange, publishedItems } from './views.ts';

/** The two read APIs: delivery (published) and preview (drafts). */
export type ReaderApi = 'delivery' | 'preview';

/** The items of an API by id, in one locale, or in all for `*`. */
export const itemsOf = (
  space: LiveSpace,
  api: ReaderApi,
  { kind, locale }: { readonly kind: ItemKind; readonly locale: string },
): ReadonlyMap<string, Item> =>
  keptUntilChange(space, `${api} ${kind} ${locale}`, () => {
    const all = api === 'delivery' ? publishedItems(space, kind) : shownItems(space, kind);
    const view = viewOf(space, api, locale);
    return new Map(all.map((item) => [item.sys.id, view(item)]));
  });

/** Gives an item in a locale. Items are replaced, never changed, so the result is cached by object. */
export const viewOf = (space: LiveSpace, api: ReaderApi, locale: string): ((item: Item) => Item) =>
  keptUntilModelChange(space, `${api} ${locale}`, () => {
    const delivery = deliveryOf(space);
    const show = api === 'delivery' ? delivered : previewed;
    const translate = locale === '*' ? asItIs : translator(space, locale);
    const shown = new WeakMap<Item, Item>();
    return (item: Item) => {
      const result = shown.get(item) ?? translate(show(item, delivery));
      shown.set(item, result);
      return result;
    };
  });

const asItIs = (item: Item): Item => item;

export const localesOf = (space: LiveSpace): Locales =>
  keptUntilModelChange(space, 'locales', () => readLocales(space.part('locales').values()));

const shownItems = (space: LiveSpace, kind: ItemKind): readonly Item[] =>
  currentItems(space, kind).filter((item) => !isArchived(item));

const deliveryOf = (space: LiveSpace): Delivery => ({
  localeCodes: new Set(localesOf(space).fallbacks.keys()),
  privateTags: new Set([...space.part('tags').values()].filter(isPrivateTag).map(({ sys }) => sys.id)),
  omitted: new Map([...space.part('contentTypes')].map(([id, each]) => [id, omittedFields(each)])),
});

function translator(space: LiveSpace, code: string): (item: Item) => Item {
  const locales = localesOf(space);
  const localized = new Map([...space.part('contentTypes')].map(([id, each]) => [id, localizedFields(each)]));
  return (item) => {
    const ids = localized.get(contentTypeOf(item) ?? '');
    // fields of an asset are localized, and so are those of an unknown content type
    return inOneLocale(item, { code, locales, isLocalized: (id) => ids?.has(id) ?? true });
  };
}
