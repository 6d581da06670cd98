import type { EntryId, RoutePath } from '../../schemas/base/ids.ts';
import type { AddressChange } from '../../schemas/report/difference.ts';
import { followPath } from '../addresses/follow-path.ts';
import { goneAddresses } from '../contract/gone-addresses.ts';
import type { Gone } from '../contract/gone.ts';
import type { Graph, PageOutline } from '../graph.ts';
import { anchorChanges } from './anchor-changes.ts';
import { type Compared, nameIn } from './compared.ts';

/** The addresses that are gone, have moved or are new: of pages, anchors, and redirects that lead nowhere now. */
export function addressChanges(compared: Compared): AddressChange[] {
  const { before, after, pages } = compared;
  const outlines = [...pages].flatMap((id): PageOutline[] => {
    const old = before.pages.get(id);
    return old === undefined || old === after.pages.get(id) ? [] : [old];
  });
  const gone = new Map(goneAddresses(before, after, outlines).map((each) => [each.from, each]));
  const found = [...pageChanges(compared), ...anchorChanges(compared)].map((change) => {
    const lost = change.from === undefined ? undefined : gone.get(change.from);
    if (change.from !== undefined) gone.delete(change.from);
    return lost === undefined ? change : { ...change, ...explanationOf(lost) };
  });
  const rest = [...gone.values()].map((lost): AddressChange => ({
    change: 'gone',
    kind: 'redirect',
    from: lost.from,
    ...explanationOf(lost),
  }));
  return [...found, ...rest].toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

const keyOf = ({ from, to, kind }: AddressChange): string => `${from ?? to} ${kind}`;

/** What happened to an address that leads nowhere, and what to do. */
function explanationOf({ finding, line }: Gone): Pick<AddressChange, 'message' | 'advice' | 'line'> {
  const { problem, detail, advice = problem.advice } = finding;
  const message = problem.message(detail as never, String);
  return { message, advice, ...(line !== undefined && { line }) };
}

function pageChanges(compared: Compared): AddressChange[] {
  const { before, after } = compared;
  const left = [...before.urls].flatMap(([id, from]): AddressChange[] => {
    const to = after.urls.get(id);
    if (to === from) return [];
    const change = { kind: 'page', from, ...about(id, compared), ...leadsOn(from, after) } as const;
    if (to !== undefined) return [{ ...change, change: 'moved', to }];
    return after.routes.has(from) ? [] : [{ ...change, change: 'gone' }]; // another entry has it now
  });
  const came = [...after.urls].flatMap(([id, to]): AddressChange[] =>
    before.urls.has(id) || before.routes.has(to)
      ? []
      : [{ change: 'new', kind: 'page', to, ...about(id, compared) }],
  );
  return [...left, ...came];
}

function about(id: EntryId, compared: Compared): Pick<AddressChange, 'title' | 'entry'> {
  const { title } = nameIn(compared, id);
  return { ...(title !== undefined && { title }), entry: id };
}

function leadsOn(from: RoutePath, after: Graph): Pick<AddressChange, 'leadsTo'> {
  const { end, to } = followPath(from, undefined, after);
  return end === 'page' || end === 'outside' ? { leadsTo: to } : {};
}
