import { readWhole } from '../../input/read-whole.ts';
import { failure, type Result, success } from '../../../schemas/base/result.ts';

const timeoutMs = 10_000;

/** Many times larger than a tag manager. */
const maxBytes = 5_000_000;

/** Fetches a third-party script, or says what is wrong. It follows no redirect, which could lead anywhere. */
export async function fetchScript(
  address: string,
  fetch: typeof globalThis.fetch,
): Promise<Result<string, string>> {
  try {
    const response = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
    if (response.status >= 300 && response.status < 400) return failure('leads elsewhere');
    if (!response.ok) return failure(`answers with status ${response.status}`);
    if (!isScript(response)) return failure('is no script');
    const bytes = await readWhole(response.body, maxBytes);
    return bytes === undefined
      ? failure(`is larger than ${maxBytes} bytes`)
      : success(new TextDecoder().decode(bytes));
  } catch {
    return failure('cannot be reached');
  }
}

/** The JavaScript MIME types that servers still use. Source: WHATWG MIME Sniffing Standard. */
const isScript = ({ headers }: Response): boolean =>
  /^(?:text|application)\/(?:x-)?(?:java|ecma)script\b/iu.test(headers.get('content-type') ?? '');
