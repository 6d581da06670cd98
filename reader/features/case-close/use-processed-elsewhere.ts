import { useEffect } from 'react';
import { isDeflected } from './deflected-cases.ts';

/** Tells when another tab has kept or closed a case. Browsers tell only tabs that have not written themselves. */
export function useProcessedElsewhere(caseId: string, onProcessed: () => void): void {
  useEffect(() => {
    const look = () => {
      if (isDeflected(caseId)) onProcessed();
    };
    window.addEventListener('storage', look);
    return () => window.removeEventListener('storage', look);
  }, [caseId, onProcessed]);
}
