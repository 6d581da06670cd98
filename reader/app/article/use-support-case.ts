import { createContext, use } from 'react';

/** The support case that a reader comes from, and where a page can ask about it. */
export interface SupportCase {
  readonly caseId: string;
  /** The elements of a page beside its text. */
  readonly aside: HTMLElement | null;
  readonly setAside: (aside: HTMLElement | null) => void;
}

/** Undefined without a case, or without a service that closes one. For routes and the layout. */
export const useSupportCase = (): SupportCase | undefined => use(SupportCaseContext);

export const SupportCaseContext = createContext<SupportCase | undefined>(undefined);
