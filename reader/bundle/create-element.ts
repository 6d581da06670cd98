import { createContext, createElement } from 'react';
import type { Create } from './hast-to-react.tsx';

/** Makes the elements of texts. The prerenderer writes their HTML at once, which takes a fraction of the time. */
export const CreateElement = createContext<Create>(createElement);
