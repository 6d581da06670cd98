import type { Build } from '../../../pipeline/build.ts';
import type { ChatFilterOptions } from '../../../schemas/services/help-center/chat.ts';
import type { Answerer } from '../../answers/answerer.ts';
import type { Wording } from '../../answers/wording/wording.ts';
import { noFilters, type Answer } from '../../answers/answer.ts';
import { once } from '../../../schemas/base/once.ts';
import { openAnswerer } from '../../answers/open-answerer.ts';
import { readBundleFile } from '../../site/pages/routes.ts';
import { filterOptions } from './filter-options.ts';

/** The data of the preview's chat and quick answers. */
export interface SiteAnswers {
  /** Opened at the first question. */
  readonly open: () => Promise<Answerer>;
  /** Undefined if answers are the passages themselves. */
  readonly wording: Wording | undefined;
  readonly filterOptions: () => ChatFilterOptions;
  /** An ordinary answer, which faults change. */
  readonly example: () => Promise<Answer | undefined>;
  /** Old URLs that redirect, for the same purpose. */
  readonly movedPaths: () => readonly string[];
}

export function siteAnswers(
  built: () => Pick<Build, 'files' | 'searchDocuments'>,
  wording: Wording | undefined,
): SiteAnswers {
  const open = once(() => openAnswerer(built()));
  return {
    open,
    wording,
    filterOptions: () =>
      filterOptions(
        readBundleFile(built().files, 'search').index,
        readBundleFile(built().files, 'site').labels,
      ),
    async example() {
      const ask = await open();
      for (const { repr } of readBundleFile(built().files, 'autocomplete').items) {
        const answer = ask(repr, noFilters);
        if (answer !== undefined) return answer;
      }
      return undefined;
    },
    movedPaths: () =>
      readBundleFile(built().files, 'redirects')
        .rules.filter(({ from, to }) => !from.includes('*') && to.startsWith('/'))
        .slice(0, maxMoved)
        .map(({ from }) => from),
  };
}

const maxMoved = 3;
