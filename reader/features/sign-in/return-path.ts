/** Where a reader goes after signing in: a path of this site alone, so that no link leads a reader elsewhere. */
export const returnPath = (parameter: string | null): string | undefined =>
  parameter !== null && /^\/(?![/\\])/u.test(parameter) ? parameter : undefined;
