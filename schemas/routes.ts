import type { ContentTypeId, ContentTypes } from './content/index.ts';

/** The content types whose entries have an address of their own on this site. */
export type RoutedTypeId = {
  [Id in ContentTypeId]: ContentTypes[Id] extends { route: string } ? Id : never;
}[ContentTypeId];

/**
 * Where their pages stand, as the definitions say, to which the compiler holds this list: every page needs it, and only the
 * pipeline needs the definitions.
 */
export const routes: { readonly [Id in RoutedTypeId]: ContentTypes[Id]['route'] } = {
  article: '/articles',
  articleProblemSolution: '/problem-solution',
  articleRecommendedWorkflow: '/recommended-workflow',
  author: '/authors',
  kbCapability: '/product-capability',
  kbFaq: '/faq',
  kbGlossary: '/glossary',
  kbHowTo: '/how-to',
  kbLandingPage: '/landing-page',
  kbReleaseNotes: '/release-notes',
  productArea: '/product-capabilities',
  resource: '/resources',
  topic: '/topics',
};

export const routedTypes = Object.keys(routes) as RoutedTypeId[]; // the keys are those that its type names

/** The prefixes that a site has chosen in place of these, by content type: the configuration's, and those of the bundle's site file. */
export type OwnPrefixes = Readonly<Record<string, string>>;

/** The usual prefixes that no type has now, each with the one that its pages have. */
export const movedPrefixes = (own: OwnPrefixes): { readonly from: string; readonly to: string }[] =>
  routedTypes.flatMap((type) => {
    const [from, to] = [routes[type], own[type]];
    return to === undefined || isInUse(from, own) ? [] : [{ from, to }];
  });

const isInUse = (prefix: string, own: OwnPrefixes): boolean =>
  routedTypes.some((type) => prefixOf(type, own) === prefix);

export const prefixOf = (type: RoutedTypeId, own: OwnPrefixes): string => own[type] ?? routes[type];
