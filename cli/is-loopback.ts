/** Whether a host, as `name` or `name:port`, is this machine. */
export const isLoopback = (host: string): boolean =>
  /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/iu.test(host);
