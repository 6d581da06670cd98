import * as z from 'zod/mini';
import { hintOf, nearest } from '../../../../pipeline/nearest.ts';
import { askApi } from '../../ask-api.ts';
import type { Connection } from '../../connection.ts';
import { SourceError } from '../../source-error.ts';
import { askList } from './ask-list.ts';

/** What a release or a schedule does with an entry or asset. */
export interface PlannedAction {
  readonly kind: 'Entry' | 'Asset';
  readonly id: string;
  readonly action: 'publish' | 'unpublish';
  /** The locales that are published, where the release names them; undefined: all. */
  readonly locales?: readonly string[] | undefined;
  /** The release that has a version of its own of the item. */
  readonly versionOf?: string | undefined;
}

export interface Release {
  readonly id: string;
  readonly title: string;
  readonly actions: readonly PlannedAction[];
}

const link = z.looseObject({
  sys: z.looseObject({ id: z.string(), linkType: z.enum(['Entry', 'Asset']) }),
});
const inLocales = z.looseObject({ fields: z.looseObject({ '*': z.array(z.string()) }) });

/** A link in a Launch release; an entity with what is done to it in a release of the second version. */
const item = z.union([
  z.looseObject({
    entity: link,
    action: z.optional(z.enum(['publish', 'unpublish'])),
    add: z.optional(inLocales),
  }),
  link,
]);

const release = z.looseObject({
  sys: z.looseObject({ id: z.string(), schemaVersion: z.optional(z.string()) }),
  title: z.string(),
  entities: z.looseObject({ items: z.array(item) }),
});

/** Reads a release. Source: Contentful, "Releases", "Release item schemas". */
export async function readRelease(connection: Connection, id: string): Promise<Release> {
  const path = `${environmentPath(connection)}/releases/${encodeURIComponent(id)}`;
  const answer = await askApi(connection, { api: 'management', path });
  if (!answer.ok)
    throw new SourceError(answer.status === 404 ? await notThere(connection, id) : answer.failure);
  const read = release.safeParse(answer.value);
  if (!read.success) throw new SourceError(`Contentful does not answer with the release "${id}"; try again.`);
  const { sys, title, entities } = read.data;
  const versionOf = sys.schemaVersion === 'Release.v2' ? sys.id : undefined;
  return {
    id: sys.id,
    title,
    actions: entities.items.map((each) => ({ ...actionOf(each), ...(versionOf && { versionOf }) })),
  };
}

export const environmentPath = ({ space, environment }: Connection): string =>
  `/spaces/${space}/environments/${environment}`;

function actionOf(each: z.infer<typeof item>): PlannedAction {
  if (!isEntity(each)) return { kind: each.sys.linkType, id: each.sys.id, action: 'publish' };
  const { entity, action = 'publish', add } = each;
  const locales = add?.fields['*'];
  const target = { kind: entity.sys.linkType, id: entity.sys.id };
  if (locales === undefined) return { ...target, action };
  return locales.length === 0
    ? { ...target, action: 'unpublish' }
    : { ...target, action: 'publish', locales };
}

const isEntity = (
  each: z.infer<typeof item>,
): each is Extract<z.infer<typeof item>, { readonly entity: unknown }> => 'entity' in each;

const named = z.looseObject({ sys: z.looseObject({ id: z.string() }), title: z.optional(z.string()) });

/** The sentence for a release that is not there, with the nearest one; an editor may have given its title. */
async function notThere(connection: Connection, id: string): Promise<string> {
  const all = await releasesOf(connection);
  const byTitle = all.filter(({ title }) => title?.toLowerCase() === id.toLowerCase());
  const [same] = byTitle;
  if (same !== undefined)
    return `There is no release with the id "${id}"; "${id}" is the title of ${same.sys.id}.`;
  const near = nearest(
    id,
    all.flatMap(({ sys, title }) => [sys.id, ...(title === undefined ? [] : [title])]),
  );
  const known = all.find(({ sys, title }) => near !== undefined && (sys.id === near || title === near));
  const hint = hintOf(known?.sys.id);
  const none = `There is no release "${id}" in the space`;
  if (hint !== '') return none + hint;
  if (all.length === 0) return `${none}, and no other.`;
  const some = all.slice(0, 5).map(({ sys, title }) => `${sys.id} (${title ?? 'no title'})`);
  return `${none}; there are ${some.join(', ')}.`;
}

async function releasesOf(connection: Connection): Promise<readonly z.infer<typeof named>[]> {
  const path = `${environmentPath(connection)}/releases`;
  const lists = await Promise.all([
    askList(connection, { what: 'releases', path }),
    askList(connection, { what: 'releases', path, query: { 'sys.schemaVersion': 'Release.v2' } }),
  ]);
  const byId = new Map(
    lists.flat().flatMap((each) => {
      const read = named.safeParse(each);
      return read.success ? [[read.data.sys.id, read.data] as const] : [];
    }),
  );
  return [...byId.values()];
}
