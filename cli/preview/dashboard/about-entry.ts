import { html } from 'hono/html';
import { changerOf } from '../../../pipeline/inspect/content/changer-of.ts';
import { leadsToAsset } from '../../../pipeline/inspect/reach/reference-kinds.ts';
import { whyNotShown } from '../../../pipeline/inspect/reach/why-not-shown.ts';
import { assetAddress, entryAddress } from '../../../pipeline/web-app.ts';
import type { AssetId, EntryId, RoutePath } from '../../../schemas/base/ids.ts';
import type { Html } from '../own-pages/own-page.ts';
import type { NavSite } from '../own-pages/preview-nav.ts';
import type { PreviewSite } from '../preview-site.ts';
import { entryTitle } from './entry-title.ts';
import { changedOn, stateBadge } from './entry-row.ts';
import { typed } from './row.ts';

export type EntrySite = NavSite & Pick<PreviewSite, 'graph' | 'pageOf' | 'publishing'>;

export interface About {
  readonly title: string;
  /** By name: type, state, last change and id. */
  readonly facts: Readonly<Record<string, Html | string>>;
  readonly edit: string;
  readonly url: string | undefined;
  /** Why no page shows the entry. */
  readonly why: string | undefined;
  readonly pages: readonly RoutePath[];
  readonly users: readonly EntryId[];
}

/** Undefined if there is no such entry. */
export function aboutEntry(id: string, { graph, inPlace, pageOf }: EntrySite): About | undefined {
  const entry = graph.entries.get(id as EntryId);
  if (entry === undefined) return undefined;
  const who = changerOf(entry, graph);
  const url = pageOf(id);
  return {
    title: entryTitle(entry),
    facts: {
      Type: entry.typeName,
      State: stateBadge(entry.state),
      ...(entry.updatedAt !== undefined && { Changed: changedOn(entry.updatedAt) }),
      ...(who !== undefined && { By: typed(who) }),
      Id: html`<code>${id}</code>`,
    },
    edit: entryAddress(id, graph),
    url,
    why: url === undefined ? whyNotShown(entry, graph) : undefined,
    pages: [...(inPlace().pagesOf.get(entry.id) ?? [])],
    users: [...new Set((graph.referrers.get(id) ?? []).map(({ from }) => from))],
  };
}

/** Undefined if there is no such asset. */
export function aboutAsset(id: string, { graph, inPlace, pageOf }: EntrySite): About | undefined {
  const asset = graph.assets.get(id as AssetId);
  if (asset === undefined) return undefined;
  const users = [...new Set((graph.referrers.get(id) ?? []).filter(leadsToAsset).map(({ from }) => from))];
  const pages = new Set(users.flatMap((user) => [...(inPlace().pagesOf.get(user) ?? [])]));
  const url = pageOf(id);
  return {
    title: asset.title ?? id,
    facts: {
      Type: 'Asset',
      State: stateBadge(asset.state),
      File:
        asset.file === undefined
          ? html`<span class="badge error">no file</span>`
          : typed(asset.file.fileName),
      Id: html`<code>${id}</code>`,
    },
    edit: assetAddress(id, graph),
    url,
    why: url === undefined ? whyAssetIsNotShown(users.length) : undefined,
    pages: [...pages],
    users,
  };
}

const whyAssetIsNotShown = (users: number): string =>
  users === 0 ? 'No entry uses it.' : 'Entries use it, but no page shows them.';
