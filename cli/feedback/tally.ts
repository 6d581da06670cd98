import {
  type FeedbackEvent,
  type FeedbackKind,
  feedbackKinds,
  type FeedbackReason,
  type FeedbackValue,
} from '../../schemas/services/feedback.ts';
import { addNewest, type Comment } from './comments.ts';

export type Values = Record<FeedbackValue, number>;
export type ByKind = Readonly<Record<FeedbackKind, Values>>;
export type Reasons = Map<FeedbackReason, number>;

/** The feedback about one entry. */
export interface EntryTally {
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

/** The feedback about the results of one search. */
export interface SearchTally {
  /** The query as it was typed first. */
  readonly query: string;
  readonly values: Values;
  readonly comments: Comment[];
}

export interface Tally {
  events: number;
  /** Repeated events. */
  repeated: number;
  readonly kinds: ByKind;
  readonly entries: Map<string, EntryTally>;
  /** By query, ignoring case and extra spaces. */
  readonly searches: Map<string, SearchTally>;
}

export interface Range {
  readonly sinceMs: number;
  /** Not included. */
  readonly untilMs: number;
}

/** Counts events in one pass. Only the newest comments of each article are kept. */
export async function tally(
  events: AsyncIterable<FeedbackEvent>,
  { sinceMs, untilMs }: Range,
): Promise<Tally> {
  const counted: Tally = {
    events: 0,
    repeated: 0,
    kinds: noKinds(),
    entries: new Map(),
    searches: new Map(),
  };
  const seen = new Set<string>();
  for await (const event of events) {
    const at = Date.parse(event.at);
    if (at < sinceMs || at >= untilMs) continue;
    if (seen.has(event.id)) {
      counted.repeated += 1;
      continue;
    }
    seen.add(event.id);
    counted.events += 1;
    counted.kinds[event.kind][event.value] += 1;
    if (event.entry !== undefined) countEntry(entryOf(counted, event.entry), event);
    if (isOfSearch(event)) countSearch(searchOf(counted, event.query ?? ''), event);
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

function entryOf({ entries }: Tally, id: string): EntryTally {
  const entry = entries.get(id) ?? {
    events: 0,
    kinds: noKinds(),
    pollReasons: new Map(),
    answerReasons: new Map(),
    sections: new Map(),
    comments: [],
    last: { page: '', at: '' },
  };
  entries.set(id, entry);
  return entry;
}

const isOfSearch = ({ kind, query }: FeedbackEvent): boolean =>
  (kind === 'search' || kind === 'searchRating') && query !== undefined;

function countSearch(search: SearchTally, event: FeedbackEvent): void {
  search.values[event.value] += 1;
  addNewest(search.comments, event);
}

function searchOf({ searches }: Tally, query: string): SearchTally {
  const words = query.trim().replaceAll(/\s+/gu, ' ');
  const key = words.toLowerCase();
  const search = searches.get(key) ?? { query: words, values: noValues(), comments: [] };
  searches.set(key, search);
  return search;
}

const noValues = (): Values => ({ yes: 0, no: 0, guardrail: 0, noResult: 0 });

const noKinds = (): ByKind => Object.fromEntries(feedbackKinds.map((kind) => [kind, noValues()])) as ByKind; // one of each
