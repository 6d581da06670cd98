import type { MiddlewareHandler } from 'hono';

/** Refuses addresses that no site has: those that climb out of a folder, however encoded, and names with a dot before them. */
export const servedPaths: MiddlewareHandler = async (context, next) =>
  isServed(new URL(context.req.url).pathname) ? next() : context.text('There is no such page here.', 404);

/** What is still encoded after that many times was never an address. */
const maxTimesEncoded = 4;

export function isServed(pathname: string): boolean {
  // bytes that no UTF-8 has: longer forms of dots and slashes
  if (/%(?:c[01]|f[5-9a-f])/iu.test(pathname)) return false;
  let path = pathname;
  for (let times = 0; times < maxTimesEncoded; times += 1) path = decodedOnce(path);
  if (path !== decodedOnce(path) || /[\\\0-\x1f]/u.test(path)) return false;
  return !path.split('/').some((part) => part.startsWith('.'));
}

/** Of a stray percent sign the rest is decoded all the same. */
const decodedOnce = (path: string): string =>
  path.replace(/%([0-7][\da-f])/giu, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
