/** Prints a warning: the command goes on. */
export const warnOnStderr = (sentence: string): void => console.error(`warning: ${sentence}`);
