import { createContext } from 'react';

/** Receives a warning that readers do not see: what happened, and to which item. */
export type WarningSink = (warning: string, about: string) => void;

/** The receiver of warnings. The app sets it. Until then warnings are printed during development. */
export const Warn = createContext<WarningSink>((warning, about) => {
  if (import.meta.env.DEV) console.warn(warning, about);
});
