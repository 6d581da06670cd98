import { createContext, use } from 'react';
import type { HelpCenterCall } from '../../services/help-center/help-center-call.ts';

/** What calls the chat and quick answers, one for the page; undefined where the site has no such service. */
export const useHelpCenter = (): HelpCenterCall | undefined => use(HelpCenterContext);

export const HelpCenterContext = createContext<HelpCenterCall | undefined>(undefined);
