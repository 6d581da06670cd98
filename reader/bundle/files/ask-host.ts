/** Rejects where the host of an address is not there. No worker answers it. */
export const askHost = (address: string): Promise<Response> =>
  fetch(address, { method: 'HEAD', cache: 'no-store' });
