import { createContext } from 'react';

/** Takes a warning that readers do not see: what happened, and to what. */
export type WarningSink = (warning: string, about: string) => void;

/** Where warnings go; printed while the reader is being developed until the app names a place. */
export const Warn = createContext<WarningSink>((warning, about) => {
  if (import.meta.env.DEV) console.warn(warning, about);
});
