/** How long texts may be, in UTF-16 units: names such as ids, what a reader has written, and paths. */
export const feedbackLengths = { name: 200, words: 5000, page: 2000 } as const;
