import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { caseAt, rememberCase } from '../../features/case-close/case-in-tab.ts';
import { useHydrated } from '../../browser/use-hydrated.ts';
import { SupportCaseContext } from './use-support-case.ts';
import { useSite } from '../site/use-site.ts';

/** Hands down the support case that a reader comes from. Only inside the site's context. Source: docs/requirements.md, DF-1. */
export function SupportCaseProvider({ children }: { children: ReactNode }): ReactNode {
  const caseId = useCaseId();
  const [aside, setAside] = useState<HTMLElement | null>(null);
  const supportCase = useMemo(
    () => (caseId === undefined ? undefined : { caseId, aside, setAside }),
    [caseId, aside],
  );
  return <SupportCaseContext value={supportCase}>{children}</SupportCaseContext>;
}

function useCaseId(): string | undefined {
  const { caseClose } = useSite().services;
  const { search } = useLocation();
  const isKnown = useHydrated() && caseClose !== undefined;
  const caseId = useMemo(() => (isKnown ? caseAt(search) : undefined), [isKnown, search]);
  // a layout effect runs before the effects that may forget the case
  useLayoutEffect(() => {
    if (caseId !== undefined) rememberCase(caseId);
  }, [caseId]);
  return caseId;
}
