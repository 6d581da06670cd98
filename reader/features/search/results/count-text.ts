import { message } from '../../../messages/message.ts';
import { wholeNumber } from '../../../messages/whole-number.ts';
import { type SearchState, shownPage } from '../state/search-state.ts';

/** 'Results a-b of n', or '0 results'. Source: docs/requirements.md, SR-1. */
export function countText(state: SearchState): string {
  const page = shownPage(state);
  if (page !== undefined) {
    const { first, last, total } = page;
    return message('search.range', {
      first: wholeNumber(first),
      last: wholeNumber(last),
      count: wholeNumber(total),
    });
  }
  if (state.run !== undefined) return message('search.searching');
  return state.outcome.status === 'Error' ? '' : message('search.zero');
}
