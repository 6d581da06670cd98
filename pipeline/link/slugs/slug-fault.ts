import { isSeenText } from '../../../schemas/base/text/seen-text.ts';

/** The longest folder name that every file system accepts, with room for an extension. In bytes of UTF-8. */
export const maxSlugBytes = 200;

const utf8 = new TextEncoder();

/** The reason why a slug cannot be the last segment of an address and the name of a folder. Undefined if it can. */
export function slugFault(slug: string): string | undefined {
  if (!isSeenText(slug)) return 'it is empty';
  if (slug !== slug.trim()) return 'it starts or ends with a space';
  if (/^\.+$/u.test(slug)) return 'it names another folder';
  if (/[/\\]/u.test(slug)) return 'it holds a slash';
  if (slug.startsWith('.')) return 'it starts with a full stop, and hosts serve no such name';
  if (/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/u.test(slug)) return 'it holds a control character';
  if (/[?#%]/u.test(slug)) return 'it holds ?, # or %, which mean something else in an address';
  if (/^index\.html?$/iu.test(slug)) return 'it is the name of the file of every page';
  const bytes = utf8.encode(slug).length;
  if (bytes > maxSlugBytes) return `it is ${bytes} bytes long, more than ${maxSlugBytes}`;
  return undefined;
}

/** The longest address below a prefix, in bytes of UTF-8: file systems and hosts take a path of a few thousand. */
const maxPathBytes = 1000;

/** The same for the parts of a slug that is a path. */
export function pathFault(parts: readonly string[]): string | undefined {
  const fault = parts.map((part) => slugFault(part)).find((each) => each !== undefined);
  if (fault !== undefined) return fault;
  if (parts.slice(0, -1).some((part) => /\.md$/iu.test(part)))
    return 'a part before the last one ends with ".md", as the file of another page can';
  const bytes = utf8.encode(parts.join('/')).length;
  return bytes > maxPathBytes ? `it is ${bytes} bytes long, more than ${maxPathBytes}` : undefined;
}

/** Names of devices, with any ending. Source: Microsoft, "Naming Files, Paths, and Namespaces". */
const device = /^(?<name>con|prn|aux|nul|com[0-9\u00b9\u00b2\u00b3]|lpt[0-9\u00b9\u00b2\u00b3])(?:\..*)?$/iu;

/** The reason why a slug cannot be the name of a folder on Windows. Undefined if it can. */
export function windowsFault(slug: string): string | undefined {
  const name = device.exec(slug)?.groups?.['name'];
  if (name !== undefined) return `"${name}" is the name of a device there`;
  if (slug.endsWith('.')) return 'it ends with a full stop';
  const character = /[<>:"|*]/u.exec(slug)?.[0];
  return character === undefined ? undefined : `it holds the character ${character}`;
}

/** The first space or invisible character of a slug: who types the slug leaves it out. */
export const oddCharacter = (slug: string): string | undefined =>
  /[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u.exec(slug)?.[0];
