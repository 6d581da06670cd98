import {
  type FeedbackEvent,
  type FeedbackKind,
  feedbackKinds,
  type FeedbackReason,
  type FeedbackValue,
} from '../../schemas/services/feedback.ts';
import { isPageAddress } from '../../schemas/services/is-page-address.ts';
import { foldedPath, toRoutePath } from '../../schemas/urls.ts';
import { isPath } from '../../pipeline/redirects/redirect-table.ts';
import { addNewest, type Comment } from './comments.ts';

export type Values = Record<FeedbackValue, number>;
export type ByKind = Readonly<Record<FeedbackKind, Values>>;
export type Reasons = Map<FeedbackReason, number>;

/** The feedback about one entry, in one locale. */
export interface EntryTally {
  readonly entry: string;
  /** Undefined if the site has one. */
  readonly locale: string | undefined;
  events: number;
  readonly kinds: ByKind;
  readonly pollReasons: Reasons;
  readonly answerReasons: Reasons;
  /** Poll votes by the anchor of the section. */
  readonly sections: Map<string, Values>;
  readonly comments: Comment[];
  /** The page of the newest event, and its time. */
  readonly last: { page: string; at: string };
}

/** The feedback about the results of one search, about a question that had no answer, and about an address that did not exist. */
export interface SearchTally {
  /** The query as it was typed first; of an address its path. */
  readonly query: string;
  readonly isAddress: boolean;
  /** Undefined if the site has one. */
  readonly locale: string | undefined;
  readonly values: Values;
  readonly comments: Comment[];
  /** When it was asked first and last. */
  firstAt: string;
  lastAt: string;
}

export interface Tally {
  events: number;
  /** Repeated events. */
  repeated: number;
  readonly kinds: ByKind;
  /** By locale and entry. */
  readonly entries: Map<string, EntryTally>;
  /** By locale and query, ignoring case and extra spaces. */
  readonly searches: Map<string, SearchTally>;
  /** Addresses that did not exist, by locale and path, ignoring case and a slash at the end. */
  readonly addresses: Map<string, SearchTally>;
}

export interface Range {
  readonly sinceMs: number;
  /** Not included. */
  readonly untilMs: number;
  /** The locale of an event; undefined for all if the site has one. */
  readonly localeOf?: (event: FeedbackEvent) => string | undefined;
  /** Only the events of these locales count. */
  readonly locales?: readonly (string | undefined)[];
}

/** Counts events in one pass. Only the newest comments of each article are kept. */
export async function tally(
  events: AsyncIterable<FeedbackEvent>,
  { sinceMs, untilMs, localeOf = () => undefined, locales }: Range,
): Promise<Tally> {
  const counted: Tally = {
    events: 0,
    repeated: 0,
    kinds: noKinds(),
    entries: new Map(),
    searches: new Map(),
    addresses: new Map(),
  };
  const seen = new Set<string>();
  for await (const event of events) {
    const at = Date.parse(event.at);
    if (at < sinceMs || at >= untilMs) continue;
    const locale = localeOf(event);
    if (locales?.includes(locale) === false) continue;
    if (seen.has(event.id)) {
      counted.repeated += 1;
      continue;
    }
    seen.add(event.id);
    counted.events += 1;
    counted.kinds[event.kind][event.value] += 1;
    if (event.entry !== undefined) countEntry(entryOf(counted, event.entry, locale), event);
    const asked = askedIn(event, locale, counted);
    if (asked !== undefined) countSearch(asked, event);
  }
  return counted;
}

function countEntry(entry: EntryTally, event: FeedbackEvent): void {
  const { kind, value, reasons, section, page, at } = event;
  entry.events += 1;
  entry.kinds[kind][value] += 1;
  for (const reason of reasons) addTo(kind === 'poll' ? entry.pollReasons : entry.answerReasons, reason);
  if (kind === 'poll' && section !== undefined) {
    const values = entry.sections.get(section) ?? noValues();
    values[value] += 1;
    entry.sections.set(section, values);
  }
  addNewest(entry.comments, event);
  if (at >= entry.last.at) Object.assign(entry.last, { page, at });
}

const addTo = (reasons: Reasons, reason: FeedbackReason) =>
  reasons.set(reason, (reasons.get(reason) ?? 0) + 1);

function entryOf({ entries }: Tally, id: string, locale: string | undefined): EntryTally {
  const key = `${locale ?? ''} ${id}`;
  const entry = entries.get(key) ?? {
    entry: id,
    locale,
    events: 0,
    kinds: noKinds(),
    pollReasons: new Map(),
    answerReasons: new Map(),
    sections: new Map(),
    comments: [],
    last: { page: '', at: '' },
  };
  entries.set(key, entry);
  return entry;
}

const isOfSearch = ({ kind, value, query }: FeedbackEvent): boolean =>
  (kind === 'search' || kind === 'searchRating' || value === 'guardrail') && query !== undefined;

function countSearch(search: SearchTally, event: FeedbackEvent): void {
  search.values[event.value] += 1;
  addNewest(search.comments, event);
  if (search.firstAt === '' || event.at < search.firstAt) search.firstAt = event.at;
  if (event.at > search.lastAt) search.lastAt = event.at;
}

/** The search or the address of an event, if it is about one. */
function askedIn(
  event: FeedbackEvent,
  locale: string | undefined,
  { searches, addresses }: Tally,
): SearchTally | undefined {
  if (event.kind === 'missing') {
    if (!isPath(event.page) || !isPageAddress(event.page)) return undefined;
    const query = toRoutePath(event.page);
    return added(addresses, foldedPath(query), { query, locale, isAddress: true });
  }
  if (!isOfSearch(event)) return undefined;
  const query = (event.query ?? '').trim().replaceAll(/\s+/gu, ' ');
  return added(searches, query.toLowerCase(), { query, locale, isAddress: false });
}

function added(
  all: Map<string, SearchTally>,
  name: string,
  asked: Pick<SearchTally, 'query' | 'locale' | 'isAddress'>,
): SearchTally {
  const key = `${asked.locale ?? ''} ${name}`;
  const known = all.get(key) ?? { ...asked, values: noValues(), comments: [], firstAt: '', lastAt: '' };
  all.set(key, known);
  return known;
}

export const noValues = (): Values => ({ yes: 0, no: 0, guardrail: 0, noResult: 0 });

const noKinds = (): ByKind => Object.fromEntries(feedbackKinds.map((kind) => [kind, noValues()])) as ByKind; // one of each
