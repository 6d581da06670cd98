import { maxCaseIdCharacters } from '../../../schemas/services/help-center/case-id.ts';
import { caseIdParameter } from '../../../schemas/spec/pages/deflection.ts';
import { setTabItem, tabItem } from '../../browser/tab-item.ts';

const key = 'fieldbook-support-case';

/**
 * The support case that a reader comes from: the one that the address names, else the last one of the browser's tab, because
 * links within the site do not carry it on. Source: docs/requirements.md, DF-1.
 */
export const caseAt = (query: string): string | undefined =>
  caseIdOf(new URLSearchParams(query).get(caseIdParameter)) ?? caseIdOf(tabItem(key));

/** A browser that keeps nothing knows the case only while the address names it. */
export const rememberCase = (caseId: string): void => setTabItem(key, caseId);

/** Later pages do not mention the case. */
export function forgetCase(caseId: string): void {
  if (tabItem(key) === caseId) setTabItem(key, undefined);
}

/** What no service takes is no case: cut off, it could be another one's number. */
function caseIdOf(given: string | null): string | undefined {
  const caseId = given?.trim() ?? '';
  return caseId !== '' && caseId.length <= maxCaseIdCharacters ? caseId : undefined;
}
