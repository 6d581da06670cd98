import { createContext, useContext } from 'react';

/** The words that a site has chosen in place of ours, by their key. Provided once, from `site.json`. */
export const Labels = createContext<Readonly<Record<string, string>>>({});

/** A site's own word for something, else ours. */
export const useLabel = (key: string, otherwise: string): string => useContext(Labels)[key] ?? otherwise;
