import { useEffect } from 'react';
import { log } from '../../services/log.ts';
import { forgetCase } from './case-in-tab.ts';

/** A case that was kept or closed is of no later page; who comes with it again is not asked. Source: docs/requirements.md, DF-3. */
export function useForgottenCase(
  caseId: string,
  { isProcessed, wasProcessed }: { isProcessed: boolean; wasProcessed: boolean },
): void {
  useEffect(() => {
    if (isProcessed) forgetCase(caseId);
  }, [caseId, isProcessed]);
  useEffect(() => {
    if (wasProcessed) log({ type: 'warning', category: 'case', message: 'Case has already been processed' });
  }, [wasProcessed]);
}
