import type { FailedPage } from '../../../pipeline/rules/render/failed.ts';
import { describeSystemFailure } from '../../system-failure.ts';

/** The failure of a page that threw. A system error is no fault of the page and is thrown again. */
export function failureOf(error: unknown, page: Pick<FailedPage, 'url' | 'locale'>): FailedPage {
  if (describeSystemFailure(error) !== undefined) throw error;
  return { ...page, reason: error instanceof Error ? error.message || error.name : String(error) };
}
