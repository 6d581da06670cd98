import { jsonText } from '../reporters/text/json-text.ts';
import type { ArticleReport } from './report.ts';
import type { FeedbackReporter } from './feedback-reporter.ts';
import type { SearchTally, Values } from './tally.ts';
import { nameOf, timesUnanswered } from './unanswered/group-searches.ts';
import type { Candidate } from './unanswered/opened-index.ts';
import { proposalOf, type Today } from './unanswered/today.ts';
import { isAddress, type Unanswered } from './unanswered/unanswered.ts';

/** For programs: all numbers. Members may be added within a version, none is removed. */
export const json: FeedbackReporter = (report) => {
  const { since, until, events, repeated, unreadable, kinds, articles, withoutResults, unhelpful } = report;
  const result = {
    version: 1,
    since: since ?? null,
    until: until ?? null,
    events,
    repeated,
    unreadable,
    unknownEntries: articles.filter(({ page }) => page === undefined).length,
    totals: {
      poll: votesOf(kinds.poll),
      searchRating: votesOf(kinds.searchRating),
      quickAnswer: answersOf(kinds.quickAnswer),
      chat: answersOf(kinds.chat),
      cases: casesOf(kinds.deflection),
      searchesWithoutResult: kinds.search.noResult,
      missingAddresses: kinds.missing.noResult,
    },
    articles: articles.map(articleOf),
    searchesWithoutResult: withoutResults.map(({ query, locale, values }) => ({
      query,
      ...(locale !== undefined && { locale }),
      times: values.noResult,
    })),
    searchesThatDidNotHelp: unhelpful.map(searchOf),
    unanswered: report.unanswered.map(unansweredOf),
  };
  return `${jsonText(result, 2)}\n`;
};

const articleOf = (article: ArticleReport) => ({
  entry: article.entry,
  ...(article.locale !== undefined && { locale: article.locale }),
  title: article.page?.title ?? null,
  url: article.page?.url ?? null,
  lastPage: article.lastPage,
  events: article.events,
  poll: votesOf(article.kinds.poll),
  leastUnhelpful: article.leastUnhelpful,
  reasons: Object.fromEntries(article.pollReasons),
  sections: [...article.sections].map(([anchor, { yes, no }]) => ({
    anchor,
    title: article.page?.sections.get(anchor) ?? null,
    yes,
    no,
  })),
  quickAnswer: answersOf(article.kinds.quickAnswer),
  chat: answersOf(article.kinds.chat),
  answerReasons: Object.fromEntries(article.answerReasons),
  cases: casesOf(article.kinds.deflection),
  comments: article.comments,
});

const searchOf = ({ query, locale, values: { yes, no }, comments }: SearchTally) => ({
  query,
  ...(locale !== undefined && { locale }),
  yes,
  no,
  comments,
});

const unansweredOf = ({ searches, times, firstAt, lastAt, locale, today }: Unanswered) => ({
  kind: isAddress({ searches }) ? 'address' : 'search',
  query: nameOf({ searches }),
  ...(locale !== undefined && { locale }),
  times,
  firstAt,
  lastAt,
  searches: searches.map((each) => ({ query: each.query, times: timesUnanswered(each) })),
  today: today.kind,
  page: today.kind === 'gap' ? null : pageOf(today.page),
  nearest: today.kind === 'gap' ? today.nearest.map(pageOf) : [],
  ...proposalIn(today),
});

function proposalIn(today: Today) {
  const { kind, from, to } = proposalOf(today) ?? {};
  return {
    synonym: kind === 'synonym' ? [from, to] : null,
    redirect: kind === 'redirect' ? { from, to } : null,
  };
}

const pageOf = ({ title, url, confidence }: Candidate) => ({ title, url, confidence });

const votesOf = ({ yes, no }: Values) => ({ yes, no, helpful: yes + no === 0 ? null : yes / (yes + no) });

const answersOf = ({ yes, no, guardrail }: Values) => ({ yes, no, guardrail });

const casesOf = ({ yes, no }: Values) => ({ closed: yes, kept: no });
