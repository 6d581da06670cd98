/** Whether nobody on the way to an address can listen, or nobody more than to the page itself. */
export const isPrivate = ({ protocol, hostname, origin }: URL, page: URL): boolean =>
  protocol === 'https:' || (protocol === 'http:' && (loopback.has(hostname) || origin === page.origin));

const loopback: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);
