/** The longest name of a folder that every file system takes, with room for an ending. In bytes of UTF-8. */
export const maxSlugBytes = 200;

const utf8 = new TextEncoder();

/** What makes a slug unusable as the last segment of an address and as the name of a folder, if anything does. */
export function slugFault(slug: string): string | undefined {
  if (slug.trim() === '') return 'it is empty';
  if (slug !== slug.trim()) return 'it starts or ends with a space';
  if (/^\.+$/u.test(slug)) return 'it names another folder';
  if (/[/\\]/u.test(slug)) return 'it holds a slash';
  if (/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/u.test(slug)) return 'it holds a control character';
  if (/[?#%]/u.test(slug)) return 'it holds ?, # or %, which mean something else in an address';
  if (/^index\.html?$/iu.test(slug)) return 'it is the name of the file of every page';
  const bytes = utf8.encode(slug).length;
  if (bytes > maxSlugBytes) return `it is ${bytes} bytes long, more than ${maxSlugBytes}`;
  return undefined;
}
