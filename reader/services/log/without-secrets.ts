/**
 * A text without what addresses carry behind their path, which can be what a reader has typed, a case or a token, and without
 * tokens that stand by themselves. Lines of a stack keep their numbers.
 */
export const withoutSecrets = (text: string): string =>
  text
    .replaceAll(bearer, 'Bearer …')
    .replaceAll(signedToken, '…')
    .replaceAll(dataAddress, 'data:…')
    .replaceAll(address, (_, path: string, rest: string) => path + (lineNumbers.exec(rest)?.[0] ?? ''));

const bearer = /\bbearer\s+[\w.~+/=-]+/giu;

/** A JSON web token: three parts, the first of which begins a JSON object. */
const signedToken = /\beyJ[\w-]+\.[\w-]+\.[\w-]*/gu;

const dataAddress = /\bdata:[\w/+.;=-]*,[^\s"'<>()]*/giu;

/** A path with or without its host, and the query and hash behind it. */
const address = /(\/[^\s"'<>()?#]*)([?#][^\s"'<>()]*)/gu;

const lineNumbers = /(?::\d+){1,2}$/u;
