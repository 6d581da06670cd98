/** Marks the list of letters for the article's handler. */
export const lettersAttribute = 'data-letters';
