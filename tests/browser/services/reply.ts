interface ReplyParts {
  readonly status?: number;
  /** Sent as JSON, where `body` is not given. */
  readonly json?: unknown;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** An answer with a status or headers of its own: `new Reply({ status: 429, headers: { 'x-throttle-reset': '30' } })`. */
export class Reply {
  readonly status: number;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;

  constructor({ status = 200, json, body, headers }: ReplyParts) {
    this.status = status;
    this.body = body ?? (json === undefined ? '' : JSON.stringify(json));
    this.headers = { 'content-type': 'application/json', ...headers };
  }

  static of(answer: unknown): Reply {
    return answer instanceof Reply ? answer : new Reply({ json: answer });
  }
}
