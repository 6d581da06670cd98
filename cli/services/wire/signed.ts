import { createHmac, timingSafeEqual } from 'node:crypto';

/** The purpose of a signature. A value that was signed for another purpose is refused. */
type Purpose = 'search token' | 'token fault' | 'click code' | 'rate code' | 'chat token' | 'reader';

interface Signing {
  readonly purpose: Purpose;
  readonly secret: string;
}

/** Signs a value. Only this process can make such a text, so the server keeps no state. */
export function signed(value: unknown, signing: Signing): string {
  const text = Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${text}.${signatureOf(text, signing)}`;
}

/** The signed value. Undefined if the text was changed, or signed by another process. */
export function readSigned(text: string, signing: Signing): unknown {
  const [value = '', signature = '', ...more] = text.split('.');
  const [given, right] = [Buffer.from(signature), Buffer.from(signatureOf(value, signing))];
  if (more.length > 0 || given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  return JSON.parse(Buffer.from(value, 'base64url').toString());
}

const signatureOf = (text: string, { purpose, secret }: Signing): string =>
  createHmac('sha256', secret).update(`${purpose}:${text}`).digest('base64url');
