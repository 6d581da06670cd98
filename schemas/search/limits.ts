/** So few results that readers are better off with words that are near. */
export const fewResults = 3;

/** How much of a document a result shows, in characters. */
export const abstractCharacters = 220;
