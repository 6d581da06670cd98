/** A path below an address, whether that ends with a slash or not. It never leaves the address's host. */
export function addressBelow(address: URL, path: string): string {
  const below = new URL(address);
  below.pathname = address.pathname.replace(/\/+$/u, '') + path;
  below.search = '';
  below.hash = '';
  return below.href;
}
