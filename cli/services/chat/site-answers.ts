import type { Build } from '../../../pipeline/build.ts';
import type { ChatFilterOptions } from '../../../schemas/services/help-center/chat.ts';
import { answerFollowUp, type FollowUp } from '../../answers/follow-up.ts';
import type { Wording } from '../../answers/wording/wording.ts';
import { noFilters, type Answer } from '../../answers/answer.ts';
import { once } from '../../../schemas/base/once.ts';
import { openAnswerer } from '../../answers/open-answerer.ts';
import { readBundleFile } from '../../site/pages/routes.ts';
import { filterOptions } from './filter-options.ts';

/** The data of the preview's chat and quick answers. */
export interface SiteAnswers {
  /** The answer to a question. Undefined if the articles have none. */
  readonly answer: (question: FollowUp) => Promise<Answer | undefined>;
  /** Undefined if answers are the passages themselves. */
  readonly wording: Wording | undefined;
  readonly filterOptions: () => ChatFilterOptions;
  /** An ordinary answer, which faults change. */
  readonly example: () => Promise<Answer | undefined>;
  /** Old URLs that redirect, for the same purpose. */
  readonly movedPaths: () => readonly string[];
}

/** The answers of a build, which is opened at the first question. */
export function answersOfBuild(
  built: () => Pick<Build, 'files' | 'searchDocuments'>,
  wording: Wording | undefined,
): SiteAnswers {
  const answerer = once(() => openAnswerer(built()));
  const answer = async (question: FollowUp) => answerFollowUp(question, await answerer());
  return siteAnswers({ files: () => built().files, answer, wording });
}

interface Answering extends Pick<SiteAnswers, 'answer' | 'wording'> {
  /** Of the bundle. */
  readonly files: () => Build['files'];
}

export function siteAnswers({ files, answer, wording }: Answering): SiteAnswers {
  return {
    answer,
    wording,
    // the index is large, and the same for all
    filterOptions: once(() =>
      filterOptions(readBundleFile(files(), 'search').index, readBundleFile(files(), 'site').labels),
    ),
    async example() {
      for (const { repr } of readBundleFile(files(), 'autocomplete').items) {
        const found = await answer({ text: repr, filters: noFilters, before: undefined });
        if (found !== undefined) return found;
      }
      return undefined;
    },
    movedPaths: () =>
      readBundleFile(files(), 'redirects')
        .rules.filter(({ from, to }) => !from.includes('*') && to.startsWith('/'))
        .slice(0, maxMoved)
        .map(({ from }) => from),
  };
}

const maxMoved = 3;
