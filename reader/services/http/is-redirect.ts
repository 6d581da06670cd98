/** True for a redirect. Browsers hide the status of a redirect that they do not follow. Other programs show it. */
export const isRedirect = ({ type, status }: Response): boolean =>
  type === 'opaqueredirect' || statuses.has(status);

const statuses: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
