/** Rejects if the host does not answer. A service worker does not answer this request. */
export const askHost = (address: string): Promise<Response> =>
  fetch(address, { method: 'HEAD', cache: 'no-store' });
