import type { MiddlewareHandler } from 'hono';

/** Refuses paths that leave a folder, however they are encoded, and names that begin with a dot. */
export const servedPaths: MiddlewareHandler = async (context, next) =>
  isServed(new URL(context.req.url).pathname) ? next() : context.text('There is no such page here.', 404);

/** No valid path is encoded more often than this. */
const maxTimesEncoded = 4;

export function isServed(pathname: string): boolean {
  // invalid UTF-8: overlong forms of dots and slashes
  if (/%(?:c[01]|f[5-9a-f])/iu.test(pathname)) return false;
  let path = pathname;
  for (let times = 0; times < maxTimesEncoded; times += 1) path = decodedOnce(path);
  if (path !== decodedOnce(path) || /[\\\0-\x1f]/u.test(path)) return false;
  return !path.split('/').some((part) => part.startsWith('.'));
}

/** Decodes the rest of a path with a stray percent sign. */
const decodedOnce = (path: string): string =>
  path.replace(/%([0-7][\da-f])/giu, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
