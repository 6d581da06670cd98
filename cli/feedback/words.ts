import type { FeedbackReason } from '../../schemas/services/feedback.ts';
import { count } from '../../schemas/base/count.ts';
import type { FeedbackReport } from './report.ts';
import type { Reasons, Values } from './tally.ts';
import { proposalOf, type Proposal, type Today } from './unanswered/today.ts';
import { isAddress, type Unanswered } from './unanswered/unanswered.ts';

/** Reasons in words. */
const reasonNames: Readonly<Record<FeedbackReason, string>> = {
  couldntFind: "couldn't find it",
  didntWork: "didn't work",
  unclear: 'unclear',
  unrelated: 'unrelated',
  incomplete: 'incomplete',
  incorrect: 'incorrect',
  other: 'other',
};

/** `unclear 12, didn't work 5`, the most frequent first. Empty without reasons. */
export const reasonsText = (reasons: Reasons): string =>
  [...reasons]
    .toSorted(([, one], [, other]) => other - one)
    .map(([reason, times]) => `${reasonNames[reason]} ${times}`)
    .join(', ');

/** `62% of 50`. Undefined without votes. */
export function helpfulText({ yes, no }: Values): string | undefined {
  const all = yes + no;
  return all === 0 ? undefined : `${Math.round((yes / all) * 100)}% of ${all.toLocaleString('en-US')}`;
}

/** `3 yes, 1 no`. Undefined without votes. */
export function votesText({ yes, no, guardrail }: Values): string | undefined {
  const said = [
    ...(yes > 0 ? [`${yes} yes`] : []),
    ...(no > 0 ? [`${no} no`] : []),
    ...(guardrail > 0 ? [`${guardrail} should have been answered`] : []),
  ];
  return said.length === 0 ? undefined : said.join(', ');
}

/** `2 closed, 1 kept`. Undefined without cases. */
export function casesText({ yes, no }: Values): string | undefined {
  return yes + no === 0 ? undefined : `${yes} closed, ${no} kept`;
}

/** A sentence for each kind. */
export function totalsText({ kinds, events, repeated, articles, unreadable }: FeedbackReport): string[] {
  const gone = articles.filter(({ page }) => page === undefined).length;
  return [
    `${count(events, 'event')} of ${count(articles.length, 'entry', 'entries')}`,
    ...named('helpful articles', helpfulText(kinds.poll)),
    ...named('helpful results', helpfulText(kinds.searchRating)),
    ...named('quick answers', votesText(kinds.quickAnswer)),
    ...named('chat', votesText(kinds.chat)),
    ...named('support cases', casesText(kinds.deflection)),
    ...(kinds.search.noResult > 0 ? [`searches without a result: ${kinds.search.noResult}`] : []),
    ...(kinds.missing.noResult > 0 ? [`missing addresses: ${kinds.missing.noResult}`] : []),
    ...(gone > 0 ? [`${count(gone, 'entry is', 'entries are')} not in this content`] : []),
    ...(repeated > 0
      ? [`${count(repeated, 'event')} came again and ${repeated === 1 ? 'is' : 'are'} counted once`]
      : []),
    ...(unreadable > 0 ? [`${count(unreadable, 'event')} could not be read`] : []),
  ];
}

const named = (name: string, text: string | undefined): string[] =>
  text === undefined ? [] : [`${name}: ${text}`];

/** The locale behind a name, such as ` (de)`, if the site has several. */
export const localeText = (locale: string | undefined): string =>
  locale === undefined ? '' : ` (${locale})`;

/** What is there today for what readers did not find: a search or a question, or an address. */
export const todayText = (each: Unanswered): string =>
  todayNames[isAddress(each) ? 'address' : 'search'][each.today.kind];

const todayNames: Readonly<Record<'search' | 'address', Readonly<Record<Today['kind'], string>>>> = {
  search: { found: 'found now', page: 'should answer', gap: 'no page answers' },
  address: { found: 'found now', page: 'should lead to', gap: 'no page' },
};

/** `2026-03-03 to 2026-03-28`. */
export function daysText({ firstAt, lastAt }: Pick<Unanswered, 'firstAt' | 'lastAt'>): string {
  const [first, last] = [firstAt.slice(0, 10), lastAt.slice(0, 10)];
  return first === last ? first : `${first} to ${last}`;
}

/** `po = purchase order`, or `/old → /how-to/new`. */
export const proposalText = ({ kind, from, to }: Proposal): string => [from, to].join(signs[kind]);

const signs = { synonym: ' = ', redirect: ' → ' } as const;

/** The same of one kind. Empty if none is proposed. */
export function proposedText(today: Today, kind: Proposal['kind']): string {
  const proposal = proposalOf(today);
  return proposal?.kind === kind ? proposalText(proposal) : '';
}

/** What stands before the first of these pages. */
export const pageLead = ({ kind }: Today): string => (kind === 'gap' ? 'the nearest is ' : '');

/** The page that answers, or the nearest ones. */
export const pagesOf = (today: Today) => (today.kind === 'gap' ? today.nearest : [today.page]);
