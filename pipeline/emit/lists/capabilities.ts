import type { EntryId } from '../../../schemas/base/ids.ts';
import type { NodeOf } from '../../../schemas/bundle/node.ts';
import type { BundleFiles } from '../../../schemas/bundle/index.ts';
import type { Graph } from '../../graph.ts';
import type { NormalSpace } from '../../stages/normalize.ts';
import { byTitle } from '../../inspect/content/by-title.ts';
import { proTitleOf, splitPro } from './pro.ts';

type Capabilities = BundleFiles['capabilities'];

/** `capabilities`: areas and capabilities, each by title. Source: docs/requirements.md, CP-1, CP-2. */
export function capabilitiesFile(space: NormalSpace, graph: Graph): Capabilities {
  const { locale } = graph;
  const areas = [...space.others.values()].flatMap((node) =>
    node.type === 'productArea' ? areaOf(node, graph) : [],
  );
  const items = space.capabilities.flatMap((node) => itemOf(node, graph));
  return { areas: areas.toSorted(byTitle(locale)), items: items.toSorted(byTitle(locale)) };
}

function areaOf(
  { id, fields }: NodeOf<'productArea'>,
  { urls, alternates, config }: Graph,
): Capabilities['areas'] {
  const url = urls.get(id as EntryId);
  const paths = alternates.get(id as EntryId)?.own;
  if (url === undefined) return [];
  const slug = decodeURIComponent(url.slice(url.lastIndexOf('/') + 1));
  const { edition } = config.site;
  const isPro = fields.isPro === true && edition !== undefined;
  const title = isPro ? splitPro(fields.title, edition).title : fields.title; // the chip says it
  return [
    {
      id,
      title,
      isPro,
      slug,
      url,
      ...(paths && { alternates: paths }),
      ...(fields.parent && { parentId: fields.parent.id }),
    },
  ];
}

function itemOf(
  node: NodeOf<'kbCapability'>,
  { urls, config }: Pick<Graph, 'urls' | 'config'>,
): Capabilities['items'] {
  const { id, updatedAt, fields } = node;
  const url = urls.get(id as EntryId);
  if (url === undefined) return [];
  const proTitle = proTitleOf(node, config.site.edition);
  const areaId = fields.productArea?.id;
  return [
    {
      id,
      title: proTitle ?? fields.title.trim(),
      isPro: proTitle !== undefined,
      url,
      ...(fields.shortDescription !== undefined && { shortDescription: fields.shortDescription }),
      ...(fields.image && { image: fields.image }),
      ...(areaId !== undefined && { areaId }),
      ...(updatedAt !== undefined && { updatedAt }),
    },
  ];
}
