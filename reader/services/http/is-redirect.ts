/** Whether an answer leads elsewhere. Browsers show nothing of one that is not followed; other programs show its status. */
export const isRedirect = ({ type, status }: Response): boolean =>
  type === 'opaqueredirect' || statuses.has(status);

const statuses: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
