/** For `test.use`: as a reader who has asked for nothing. All other tests have the readers that want no motion. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;
