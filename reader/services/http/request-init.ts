export interface ServiceRequest {
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** `follow`: it carries nothing that another address may not have. All others are for their own address alone. */
  readonly redirect?: 'follow';
  /** Sent even where the page is left at once. */
  readonly keepalive?: boolean;
}

/** The options of a request. Replies are never cached. */
export function requestInit({
  method = 'GET',
  headers,
  body,
  redirect,
  keepalive,
}: ServiceRequest): RequestInit {
  return {
    method,
    cache: 'no-store',
    redirect: redirect ?? 'manual',
    headers: {
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(keepalive !== undefined && { keepalive }),
  };
}
