/** For what hinders nothing. */
export const warnOnStderr = (sentence: string): void => console.error(`warning: ${sentence}`);
