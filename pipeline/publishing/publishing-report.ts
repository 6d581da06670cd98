import type { AssetId, EntryId } from '../../schemas/base/ids.ts';
import type {
  BroughtDiagnostic,
  PublishingReport,
  PublishItem,
  PublishVerdict,
} from '../../schemas/report/publishing.ts';
import type { Graph } from '../graph.ts';
import { assetAddress, entryAddress } from '../web-app.ts';
import type { Unpublished } from './publishable.ts';
import type { Publishing } from './what-publishing-brings.ts';

/** The same for reports: with names, verdicts and addresses in the web app. */
export function publishingReport({ graph, items, joint }: Publishing): PublishingReport {
  return {
    items: items.map(({ item, findings }) => {
      const all = findings.map(({ diagnostic, isSettled, settledBy }): BroughtDiagnostic => ({
        ...diagnostic,
        isSettled,
        ...(settledBy && { settledBy: nameOf(settledBy, graph) }),
      }));
      return { ...aboutItem(item, graph), state: item.state, verdict: verdictOn(all), findings: all };
    }),
    joint: joint.map(({ diagnostic, items: several }) => ({
      ...diagnostic,
      items: several.map((each) => nameOf(each, graph)),
    })),
  };
}

const verdictOn = (findings: readonly BroughtDiagnostic[]): PublishVerdict =>
  findings.some(({ severity }) => severity === 'error') ? 'breaks' : findings.length > 0 ? 'warns' : 'ready';

function aboutItem(
  { id, kind }: Unpublished,
  graph: Graph,
): Omit<PublishItem, 'state' | 'verdict' | 'findings'> {
  const named = nameOf({ id, kind }, graph);
  if (kind === 'asset') return { kind, ...named, edit: assetAddress(id, graph) };
  const entry = graph.entries.get(id as EntryId);
  return {
    kind,
    ...named,
    ...(entry && { contentType: entry.contentType, typeName: entry.typeName }),
    edit: entryAddress(id, graph),
  };
}

function nameOf(
  { id, kind }: Pick<Unpublished, 'id' | 'kind'>,
  graph: Graph,
): { id: string; title?: string } {
  const title =
    kind === 'entry' ? graph.entries.get(id as EntryId)?.title : graph.assets.get(id as AssetId)?.title;
  return { id, ...(title && { title }) };
}
