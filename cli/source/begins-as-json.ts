/** Of a text that is no JSON: whether it may be the beginning of some. A page to sign in on is not. */
export const beginsAsJson = (text: string): boolean => /^\s*(?:[[{]|$)/u.test(text);
