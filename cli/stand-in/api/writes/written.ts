import { isRecord } from '../../../../schemas/base/is-record.ts';

/** A request that changes something. */
export interface Written {
  readonly method: string;
  readonly body: Readonly<Record<string, unknown>>;
  /** The version that the client knows, of what it changes. */
  readonly version: number | undefined;
}

export const isReading = (method: string | undefined): boolean =>
  method === undefined || method === 'GET' || method === 'HEAD';

/** A request without a body, such as one that publishes, has an empty one. Undefined if the body is no JSON object. */
export function readWritten(request: {
  readonly method: string;
  readonly body: string | undefined;
  readonly version: string | readonly string[] | undefined;
}): Written | undefined {
  const body = parse(request.body);
  if (body === undefined) return undefined;
  const version = /^\d+$/u.test(String(request.version)) ? Number(request.version) : undefined;
  return { method: request.method, body, version };
}

function parse(text: string | undefined): Readonly<Record<string, unknown>> | undefined {
  if (text === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(text === '' ? '{}' : text);
    if (value === null) return {};
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
