import { arrayOf, pageOf } from '../list/list.ts';
import { readQuery } from '../list/read-query.ts';
import type { Resource } from '../space/resource.ts';
import { isRecord } from '../../../schemas/base/is-record.ts';
import { badRequest, notFound } from './api-error.ts';
import type { RouteRequest } from './request.ts';

/**
 * Releases of both versions, and the versions of entries and assets in a release. A list has those of one version. In the file the entries
 * and assets of a release stand in the release, as `versions`.
 * Source: Contentful, "Releases", "Timeline releases", "Timeline entries".
 */
export function answerReleases({ space, path: [, id, more, item], params }: RouteRequest): unknown {
  const releases = space.part('releases');
  if (id === undefined) {
    const asked = params.get('sys.schemaVersion') ?? 'Release.v1';
    const found = [...releases.values()].filter(
      ({ sys }) => (sys['schemaVersion'] ?? 'Release.v1') === asked,
    );
    return byCursor(found.map(withoutVersions), params, 'pageNext');
  }
  const release = releases.get(id);
  if (release === undefined) throw notFound({ type: 'Release', id });
  if (more === undefined) return withoutVersions(release);
  if (more !== 'entries' && more !== 'assets') throw notFound();
  const versions = versionsIn(release, more);
  if (item === undefined) {
    const query = readQuery(params);
    return arrayOf(pageOf(versions, query), query);
  }
  const found = versions.find(({ sys }) => sys.id === item);
  if (found === undefined) throw notFound({ type: more === 'entries' ? 'Entry' : 'Asset', id: item });
  return found;
}

/** Scheduled actions are of a space, and a query names the environment. Source: Contentful, "Scheduled actions". */
export function answerScheduledActions({ space, path: [, id], params }: RouteRequest): unknown {
  const environment = params.get('environment.sys.id');
  if (environment === null) throw badRequest('The query parameter "environment.sys.id" is required.');
  const actions =
    environment === space.environment ? space.part('scheduledActions') : new Map<string, Resource>();
  if (id === undefined) return byCursor([...actions.values()], params, 'next');
  const found = actions.get(id);
  if (found === undefined) throw notFound({ type: 'ScheduledAction', id });
  return found;
}

/** A page of a list without a total. It names the next page by its address. The version of releases chooses the list, and is no filter. */
function byCursor(all: readonly Resource[], params: URLSearchParams, cursor: 'pageNext' | 'next'): unknown {
  const filters = new URLSearchParams(params);
  for (const name of [cursor, 'sys.schemaVersion']) filters.delete(name);
  const start = params.get(cursor) ?? '0';
  if (!/^\d{1,9}$/u.test(start)) throw badRequest(`The value provided for "${cursor}" is invalid.`);
  const query = { ...readQuery(filters), skip: Number(start) };
  const { total, items } = pageOf(all, query);
  const end = query.skip + items.length;
  const next = new URLSearchParams({ ...Object.fromEntries(params), [cursor]: String(end) });
  return {
    sys: { type: 'Array' },
    limit: query.limit,
    pages: end < total ? { next: `?${next}` } : {},
    items,
  };
}

const withoutVersions = ({ versions: _versions, ...release }: Resource): Resource => release;

function versionsIn({ versions, sys: { id } }: Resource, part: 'entries' | 'assets'): readonly Resource[] {
  const items = isRecord(versions) ? versions[part] : undefined;
  const release = { sys: { type: 'Link', linkType: 'Release', id } };
  return (Array.isArray(items) ? (items as readonly Resource[]) : []).map((item) => ({
    ...item,
    sys: { ...item.sys, release },
  }));
}
