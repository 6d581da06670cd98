import { contentTypeOf, type Resource } from '../space/resource.ts';
import type { Change } from '../space/change-log.ts';
import type { LiveSpace } from '../space/live-space.ts';
import { publishedCount } from '../space/versions.ts';
import { badRequest } from './api-error.ts';
import { viewOf } from './delivery-views.ts';
import type { RouteRequest } from './request.ts';
import { readToken, type SyncState, syncTypes, tokenFor } from './sync-token.ts';

/** A page of published content, or of changes since a token. Source: Contentful, "Synchronization". */
export function answerSync({ space, params, origin }: RouteRequest): unknown {
  const state = stateFrom(params, space);
  const { changes, next, isLast } = readChanges(space, state);
  const view = viewOf(space, 'delivery', '*');
  return {
    sys: { type: 'Array' },
    items: changes.map((change) => (change.deletedAt === undefined ? view(change.item) : deletion(change))),
    [isLast ? 'nextSyncUrl' : 'nextPageUrl']:
      `${origin}/spaces/${space.id}/environments/${space.environment}/sync?sync_token=${tokenFor(next)}`,
  };
}

function stateFrom(params: URLSearchParams, space: LiveSpace): SyncState {
  const of = `${space.id}/${space.environment}/${space.syncEpoch}`;
  const token = params.get('sync_token');
  if (token !== null) {
    if ([...params.keys()].some((name) => name !== 'sync_token' && name !== 'access_token')) {
      throw badRequest(
        'When passing a sync token you can not pass any other parameters. If you want to sync only a specific type or content_type start a new sync with "initial".',
      );
    }
    return readToken(token, of);
  }
  if (params.get('initial') !== 'true') throw badRequest('Please pass "initial" or a sync token.');
  const contentType = params.get('content_type') ?? undefined;
  const type = syncTypes.find((each) => each === (params.get('type') ?? 'all'));
  const limit = Number(params.get('limit') ?? most);
  if (type === undefined || (contentType !== undefined && type !== 'Entry')) {
    throw badRequest('The type is not one that a sync has, or goes not with a content type.');
  }
  if (!(limit >= 1 && limit <= most && Number.isInteger(limit))) throw badRequest('The limit is 1 to 1000.');
  return { since: 0, upTo: space.changes.newest, type, contentType, limit, of };
}

const most = 1000;

interface SyncPage {
  readonly changes: readonly Change[];
  readonly next: SyncState;
  readonly isLast: boolean;
}

/** An initial sync ends at the last change before it. Later changes are in the first delta. */
function readChanges({ changes }: LiveSpace, { upTo, ...state }: SyncState): SyncPage {
  const page: Change[] = [];
  for (const change of changes.after(state.since)) {
    if (upTo !== undefined && change.sequence > upTo) break;
    if (!isWanted(change, { ...state, isInitial: upTo !== undefined })) continue;
    if (page.length === state.limit) {
      const since = page.at(-1)?.sequence ?? state.since;
      return { changes: page, next: { ...state, upTo, since }, isLast: false };
    }
    page.push(change);
  }
  return { changes: page, next: { ...state, since: upTo ?? changes.newest }, isLast: true };
}

function isWanted(
  { kind, item, deletedAt }: Change,
  { type, contentType, isInitial }: Pick<SyncState, 'type' | 'contentType'> & { readonly isInitial: boolean },
): boolean {
  if (deletedAt !== undefined) {
    return !isInitial && ['all', 'Deletion', `Deleted${kind}`].includes(type);
  }
  return (
    (type === 'all' || type === kind) && (contentType === undefined || contentTypeOf(item) === contentType)
  );
}

/** The deletion that a sync reports for an item that is no longer published. */
function deletion({ kind, item, deletedAt }: Change): Resource {
  const { space, environment, id } = item.sys;
  return {
    sys: {
      type: `Deleted${kind}`,
      id,
      space,
      environment,
      revision: Math.max(1, publishedCount(item)),
      createdAt: deletedAt,
      updatedAt: deletedAt,
      deletedAt,
    },
  };
}
