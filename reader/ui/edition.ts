import { createContext } from 'react';

/** The name of the edition that costs more, such as Pro; undefined: nothing is marked with it. Provided once, from `site.json`. */
export const Edition = createContext<string | undefined>(undefined);
