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

/** Without storage the case is known only while it is in the address. */
export const rememberCase = (caseId: string): void => setTabItem(key, caseId);

/** Later pages do not mention the case. */
export function forgetCase(caseId: string): void {
  if (tabItem(key) === caseId) setTabItem(key, undefined);
}

/** Undefined for an id that the service would refuse. A cut id could be that of another case. */
function caseIdOf(given: string | null): string | undefined {
  const caseId = given?.trim() ?? '';
  return caseId !== '' && caseId.length <= maxCaseIdCharacters ? caseId : undefined;
}
