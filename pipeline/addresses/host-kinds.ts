/** Whether an address leads to the computer on which it is opened. */
export const isOwnComputer = ({ hostname }: Pick<URL, 'hostname'>): boolean =>
  /^(?:(?:.+\.)?localhost|127\.\d+\.\d+\.\d+|\[::1\]|0\.0\.0\.0)$/u.test(hostname);

/** Whether an address belongs to a private network: a host name without a dot, or a private IP address. */
export const isOwnNetwork = ({ hostname }: Pick<URL, 'hostname'>): boolean =>
  !/[.:]/u.test(hostname) ||
  /\.(?:local|lan|internal|intranet|corp|home)$/u.test(hostname) ||
  /^(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|169\.254\.)[\d.]+$/u.test(hostname) ||
  /^\[f(?:[cd]|e8)/u.test(hostname);

/** Whether a host is an IP address. `URL` writes every IP address in one way. */
export const isIpAddress = ({ hostname }: Pick<URL, 'hostname'>): boolean =>
  /^(?:\d+\.\d+\.\d+\.\d+|\[.*\])$/u.test(hostname);
