import type { EntryId } from '../../schemas/base/ids.ts';
import { addressOf } from '../addresses/address-of.ts';
import { followPath, withHash } from '../addresses/follow-path.ts';
import type { Graph, PageOutline } from '../graph.ts';
import { hasAnchor, nearestAnchor } from '../inspect/links/anchor-on.ts';
import { definitionOf } from '../link/page/parts.ts';
import type { FaultLocation } from '../finding.ts';
import { pathOnHost } from '../redirects/locale-folders.ts';
import { goneAnchor } from '../rules/contract/gone-anchor.ts';
import type { Gone } from './gone.ts';

/**
 * The anchors that their page has lost. A page that redirects to an anchor or to another entry has none, and a page that is gone is one
 * finding without its anchors.
 */
export const goneAnchors = (pages: Iterable<PageOutline>, after: Graph): Gone[] =>
  [...pages].flatMap((old) => {
    const { hash, isRedirected, article: now } = followPath(old.url, undefined, after);
    if (now === undefined || hash !== undefined || (isRedirected && now.id !== old.id)) return [];
    return [...old.headings]
      .filter(([_path, { id }]) => !hasAnchor(now, id))
      .map(([path, heading]) => goneFrom({ old, now, path, heading, part: partAt(heading.id, old), after }));
  });

interface Lost {
  readonly old: PageOutline;
  readonly now: PageOutline;
  /** The path of the heading on the old page. */
  readonly path: string;
  readonly heading: { readonly id: string; readonly title: string };
  /** The part whose heading it was; none for a heading within a text. */
  readonly part: EntryId | undefined;
  readonly after: Graph;
}

function goneFrom({ old, now, path, heading, part, after }: Lost): Gone {
  const { id, title } = heading;
  const from = `${old.url}#${id}`;
  const newAnchor = part && now.partAnchors.get(part);
  const elsewhere = part && newAnchor === undefined ? addressOf(part, after) : undefined;
  const near = newAnchor ?? (part ? undefined : anchorInstead(path, { old, now })) ?? nearestAnchor(now, id);
  const field = part && anchorField(part, after);
  const shown = pathOnHost(after);
  const isThere = part !== undefined && now.partAnchors.has(part);
  const at: FaultLocation = isThere ? { entry: part, ...(field && { field: [field] }) } : { entry: now.id };
  return {
    from,
    finding: {
      problem: goneAnchor,
      at,
      detail: { from: shown(from), title, fate: fateOf(newAnchor, elsewhere && shown(elsewhere)) },
      target: from,
      suggestion: elsewhere ?? (near && withHash(now.url, near)),
      advice:
        isThere && field
          ? `Write ${id} into the field "${field}", so that old links still arrive.`
          : undefined,
    },
  };
}

/** The new address of a lost anchor: that of its part, or of the heading at the same path. Undefined if neither exists. */
export function placeNow({ old, now, path, heading, after }: Omit<Lost, 'part'>): string | undefined {
  const part = partAt(heading.id, old);
  const anchor = part === undefined ? anchorInstead(path, { old, now }) : now.partAnchors.get(part);
  if (anchor !== undefined) return withHash(now.url, anchor);
  return part && addressOf(part, after);
}

function fateOf(newAnchor: string | undefined, elsewhere: string | undefined): string {
  if (newAnchor !== undefined) return `whose anchor is #${newAnchor} now`;
  return elsewhere === undefined ? 'which is not on the page any more' : `which is at ${elsewhere} now`;
}

const partAt = (anchor: string, { partAnchors }: PageOutline): EntryId | undefined =>
  [...partAnchors].find(([_entry, each]) => each === anchor)?.[0];

/** The anchor of a new heading at the path of the old one. It is mostly the old heading with other words. */
function anchorInstead(path: string, { old, now }: Pick<Lost, 'old' | 'now'>): string | undefined {
  const id = now.headings.get(path)?.id;
  return id === undefined || old.anchors.has(id) ? undefined : id;
}

/** The field in which an editor chooses the anchor, as the space spells it. */
function anchorField(part: EntryId, { entries }: Graph): string | undefined {
  const entry = entries.get(part);
  const name = entry?.type && definitionOf(entry).heading?.anchorField;
  return name && (entry.fieldNames.get(name) ?? name);
}
