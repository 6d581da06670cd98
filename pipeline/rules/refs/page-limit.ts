import type { Entry } from '../../entry.ts';
import type { Graph } from '../../graph.ts';
import { type LeftOutParts, partLimits } from '../../link/page/parts.ts';
import { type Walker, walkPage } from '../../link/page/walk-page.ts';
import { rule } from '../../rule.ts';
import { pageTitlesIn } from '../../stages/link.ts';
import { otherTypes } from '../../normalize/other-types.ts';
import { nameOf } from '../words.ts';

interface Detail extends Pick<LeftOutParts, 'limit' | 'count'> {
  readonly part: Entry;
  readonly within: Entry | undefined;
}

export const pageLimit = rule<Detail>({
  id: 'refs/page-limit',
  severity: 'error',
  summary: 'No page has more parts than it can show.',
  advice: 'Divide the page, or link to a page of its own instead of showing the part again.',
  message: (detail) => messages[detail.limit](detail),
  *check(entry, graph) {
    for (const { limit, entry: id, within, count } of leftOutOf(entry, graph)) {
      const part = graph.entries.get(id);
      const asking = within === undefined ? undefined : graph.entries.get(within);
      if (part === undefined) continue;
      yield { at: { entry: entry.id }, detail: { limit, part, within: asking, count }, target: id };
    }
  },
});

const messages: Readonly<Record<LeftOutParts['limit'], (detail: Detail) => string>> = {
  nested: ({ part, within, count }) =>
    `${asSubject(part)}${within ? ` in ${nameOf(within)}` : ''}${andMore(count)} left out: a page shows parts within parts ${limitOf('nested')} levels deep.`,
  repeated: ({ part, count }) =>
    `${asSubject(part)}${andMore(count)} left out: the page repeats parts more than ${limitOf('repeated')} times.`,
};

const limitOf = (limit: LeftOutParts['limit']): string => partLimits[limit].toLocaleString('en');

const asSubject = (entry: Entry): string => `The part ${nameOf(entry)} (entry ${entry.id})`;

const andMore = (count: number): string =>
  count === 1 ? ' is' : ` and ${(count - 1).toLocaleString('en')} more ${count === 2 ? 'is' : 'are'}`;

/** The parts that an article's outline leaves out. Cards and announcements have no outline, so they are walked. */
function leftOutOf(entry: Entry, graph: Graph): readonly LeftOutParts[] {
  const page = graph.pages.get(entry.id);
  if (page !== undefined) return page.leftOut;
  if (!otherTypes.has(entry.type ?? '') || !graph.included.has(entry.id)) return [];
  const { entries, included } = graph;
  return walkPage(entry, { entries, included, titles: pageTitlesIn(graph) }, nothing());
}

const nothing = (): Walker => ({ heading: () => {}, shows: new Set() });
