/** Whether an invalid JSON text may be the beginning of a document. A sign-in page is not. */
export const beginsAsJson = (text: string): boolean => /^\s*(?:[[{]|$)/u.test(text);
