import { createContext, use } from 'react';
import type { HelpCenterCall } from '../../services/help-center/help-center-call.ts';

/** The calls to the chat and quick answers, shared by the whole page. Undefined if the site has no such service. */
export const useHelpCenter = (): HelpCenterCall | undefined => use(HelpCenterContext);

export const HelpCenterContext = createContext<HelpCenterCall | undefined>(undefined);
