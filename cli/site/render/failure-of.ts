import type { FailedPage } from '../../../pipeline/rules/render/failed.ts';
import { describeSystemFailure } from '../../system-failure.ts';

/** What is told of a page that threw. What the system refuses is no fault of the page: it is thrown on. */
export function failureOf(error: unknown, url: string): FailedPage {
  if (describeSystemFailure(error) !== undefined) throw error;
  return { url, reason: error instanceof Error ? error.message || error.name : String(error) };
}
