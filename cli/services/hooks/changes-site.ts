/** The events after which the published site is another. Source: Contentful, "Webhook headers". */
const published = new Set([
  ...['Entry', 'Asset'].flatMap((type) =>
    ['publish', 'unpublish', 'delete', 'archive', 'unarchive'].map((action) => `${type}.${action}`),
  ),
  'ContentType.publish',
  'ContentType.unpublish',
  'ReleaseAction.execute',
]);

/** The events after which a site with drafts is another too. */
const drafted = new Set(
  ['Entry', 'Asset'].flatMap((type) => ['create', 'save', 'auto_save'].map((action) => `${type}.${action}`)),
);

/** Whether an event changes the site. `topic` is such as `ContentManagement.Entry.publish`. */
export function changesSite(topic: string, { drafts }: { readonly drafts: boolean }): boolean {
  const event = topic.replace(/^ContentManagement\./u, '');
  return published.has(event) || (drafts && drafted.has(event));
}
