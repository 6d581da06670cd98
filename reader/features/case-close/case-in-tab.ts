import { maxCaseIdCharacters } from '../../../schemas/services/case-id.ts';
import { caseIdParameter } from '../../../schemas/spec/deflection.ts';

const key = 'fieldbook-support-case';

/**
 * The support case that a reader comes from: the one that the address names, else the last one of the browser's tab, because
 * links within the site do not carry it on. Source: docs/requirements.md, DF-1.
 */
export const caseAt = (query: string): string | undefined =>
  caseIdOf(new URLSearchParams(query).get(caseIdParameter)) ?? caseIdOf(remembered());

export function rememberCase(caseId: string): void {
  try {
    sessionStorage.setItem(key, caseId);
  } catch {
    // the case is known as long as the address names it
  }
}

/** So that no later page speaks of it. */
export function forgetCase(caseId: string): void {
  try {
    if (sessionStorage.getItem(key) === caseId) sessionStorage.removeItem(key);
  } catch {
    // nothing was kept
  }
}

function remembered(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** What no service takes is no case: cut off, it could be another one's number. */
function caseIdOf(given: string | null): string | undefined {
  const caseId = given?.trim() ?? '';
  return caseId !== '' && caseId.length <= maxCaseIdCharacters ? caseId : undefined;
}
