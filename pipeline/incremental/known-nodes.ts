import type { EntryId } from '../../schemas/base/ids.ts';
import type { TreeItem } from '../../schemas/bundle/index.ts';
import type { Graph } from '../graph.ts';
import type { MediaFiles } from '../normalize/media-files.ts';
import type { MissingWords } from '../normalize/missing-words.ts';
import { collectionOf, trackGraph } from './graph-fact.ts';
import type { Memory } from './memory.ts';
import type { Recall } from './recall.ts';
import type { Recorder } from './recorder.ts';
import { tracked } from './tracked.ts';

/** All that an entry as the bundle carries it is made from. */
export interface NodeSources {
  readonly graph: Graph;
  readonly files: MediaFiles | undefined;
  /** Why what is asked for at a place is not shown; only in a preview. */
  readonly missing: MissingWords | undefined;
  /** The items of the site's tree above an article. */
  readonly parents: ReadonlyMap<string, readonly TreeItem[]>;
  /** The product areas of articles. */
  readonly areas: ReadonlyMap<string, string>;
}

/** Where what was made before is looked up. */
export interface KnownNodes<Made> {
  readonly memory: Memory;
  readonly recall: Recall<EntryId, Made>;
}

/** What is made of each entry, in their order; of entries that no change reaches, what was made before. */
export function knownNodes<Made>(
  ids: readonly EntryId[],
  sources: NodeSources,
  make: (id: EntryId, sources: NodeSources) => Made,
  known: KnownNodes<Made> | undefined,
): Made[] {
  if (known === undefined) return ids.map((id) => make(id, sources));
  const { recorder } = known.memory;
  const recorded = trackSources(sources, recorder);
  return known.recall.run(
    (source) => collectionIn(source, sources),
    (recall) => ids.map((id) => recall(id, () => recorder.during(() => make(id, recorded)))),
  );
}

function trackSources(
  { graph, files, missing, parents, areas }: NodeSources,
  recorder: Recorder,
): NodeSources {
  return {
    graph: trackGraph(graph, recorder),
    files: trackFiles(files, recorder),
    // they behave as the collections that they stand for
    missing: missing && (tracked('missing', missing, recorder) as MissingWords),
    parents: tracked('parents', parents, recorder) as NodeSources['parents'],
    areas: tracked('areas', areas, recorder) as NodeSources['areas'],
  };
}

/** Where no files are known, there may be some at the next run. */
const trackFiles = (files: MediaFiles | undefined, recorder: Recorder): MediaFiles => ({
  hashOf(path) {
    const hash = files?.hashOf(path);
    recorder.note('files', path, hash);
    return hash;
  },
});

function collectionIn(source: string, { graph, files, missing, parents, areas }: NodeSources) {
  if (source === 'files') return { get: (path: unknown) => files?.hashOf(path as string) }; // as it was noted
  if (source === 'missing') return missing ?? new Map();
  if (source === 'parents') return parents;
  if (source === 'areas') return areas;
  return collectionOf(source, graph);
}
