import { id, listOf } from '../../../schemas/services/lenient.ts';
import { deflectedCasesKey } from '../../../schemas/spec/pages/deflection.ts';

/** The oldest go: a case is closed long before a reader has had this many. */
const maxKeptCases = 100;

const caseIds = listOf(id);

/**
 * True if a case was kept or closed in this browser, or on this page if the browser stores nothing. Source:
 * docs/requirements.md, DF-3.
 */
export const isDeflected = (caseId: string): boolean => onThisPage.has(caseId) || kept().includes(caseId);

/** Replaces a damaged list. Only this function does, because the id must be stored. */
export function rememberDeflected(caseId: string): void {
  onThisPage.add(caseId);
  const others = kept().filter((each) => each !== caseId);
  try {
    localStorage.setItem(deflectedCasesKey, JSON.stringify([...others, caseId].slice(-maxKeptCases)));
  } catch {
    // known until the page is left
  }
}

const onThisPage = new Set<string>();

function kept(): readonly string[] {
  try {
    return caseIds.parse(JSON.parse(localStorage.getItem(deflectedCasesKey) ?? '[]'));
  } catch {
    return [];
  }
}
