import { isRedirect } from '../../describe-redirect.ts';
import { askedBy, contentTypeIn, type Request } from './asked-by.ts';
import { type Asked, type Fault, FaultError } from './fault.ts';
import type { Limits } from '../limits.ts';
import type { Report } from '../messages.ts';
import type { Part } from '../parts/parts.ts';

/** What Contentful's client passes after each response: the response, or an error. */
export interface Answered {
  readonly status?: number;
  readonly data?: unknown;
  readonly code?: string;
  readonly message?: string;
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly config?: Request;
  readonly response?: Pick<Answered, 'status' | 'data' | 'headers'>;
}

/** What was seen of one part. */
export interface Seen {
  readonly total: number;
  readonly read: number;
  /** For each item, in order. */
  readonly marks: readonly string[];
}

/**
 * Checks every response that contentful-export gets. The package swallows failures of tags and editor interfaces, loops
 * forever on an empty page, and waits as long as it is told. Here each of these ends the run.
 */
export class AnswerWatch {
  readonly seen = new Map<Part, Seen>();
  /** The content types without an editor interface. */
  readonly withoutInterface: string[] = [];
  /** The first fault. The package may report another error, or success. */
  fault: Fault | undefined;
  readonly #limits: Limits;
  readonly #report: Report;

  constructor(limits: Limits, report: Report) {
    this.#limits = limits;
    this.#report = report;
  }

  /** Throws the error that ends the run. */
  readonly look = (answered: Answered): void => {
    try {
      const asked = askedBy(answered.config);
      if (answered instanceof Error) this.#lookAtError(answered, asked);
      else this.#lookAtAnswer(answered, asked);
    } catch (error) {
      if (error instanceof FaultError) this.fault ??= error.fault;
      throw error;
    }
  };

  #lookAtError(error: Answered, asked: Asked): void {
    const { status, headers } = error.response ?? {};
    const isLast = (error.config?.attempts ?? 1) > this.#limits.retries;
    if (status === 404 && asked === 'editorInterfaces') {
      this.withoutInterface.push(contentTypeIn(error.config));
      return;
    }
    if (status === 429 && !isLast) {
      const waitMs = Number(headers?.['x-contentful-ratelimit-reset'] ?? 1) * 1000 || 0;
      const { maxWaitMs } = this.#limits;
      if (waitMs > maxWaitMs) throw new FaultError({ kind: 'wait-too-long', asked, waitMs, maxWaitMs });
      this.#report({ kind: 'wait', ms: waitMs });
      return;
    }
    const passes = status === undefined || status >= 500;
    if (passes && !isLast) return;
    if (status === undefined) {
      throw new FaultError({
        kind: 'network',
        asked,
        code: error.code ?? '',
        message: error.message ?? '',
      });
    }
    if (isRedirect(status)) {
      const location = textOf(headers?.['location']);
      throw new FaultError({ kind: 'redirect', status, asked, location });
    }
    const detail = detailOf(error.response?.data);
    if (/response size too big/iu.test(detail)) throw new FaultError({ kind: 'too-big', asked });
    throw new FaultError({ kind: 'status', status, asked, detail });
  }

  #lookAtAnswer({ data, headers, config }: Answered, asked: Asked): void {
    if (typeof data !== 'object' || data === null) throw new FaultError(noJson(data, headers, asked));
    if (asked === 'space' || asked === 'environment' || asked === 'editorInterfaces') {
      if (!hasId(data)) throw new FaultError({ kind: 'malformed', asked, detail: 'it has no id' });
      if (asked === 'editorInterfaces')
        this.#count(asked, [mark(data)], this.seen.get('contentTypes')?.total ?? 0);
      return;
    }
    const { items, total } = data as { readonly items?: unknown; readonly total?: unknown };
    if (!Array.isArray(items) || typeof total !== 'number' || !Number.isSafeInteger(total) || total < 0) {
      throw new FaultError({ kind: 'malformed', asked, detail: 'it has no items and no total' });
    }
    if (!items.every(hasId)) throw new FaultError({ kind: 'malformed', asked, detail: 'an item has no id' });
    const read = Number(config?.params?.['skip'] ?? 0);
    if (items.length === 0 && read < total) throw new FaultError({ kind: 'empty-page', asked, read, total });
    const before = this.seen.get(asked);
    if (before !== undefined && before.total !== total) throw new FaultError({ kind: 'moved', asked });
    this.#count(asked, items.map(mark), total);
  }

  #count(part: Part, marks: readonly string[], total: number): void {
    const earlier = this.seen.get(part)?.marks ?? [];
    const seen = { total, read: earlier.length + marks.length, marks: [...earlier, ...marks] };
    this.seen.set(part, seen);
    this.#report({ kind: 'page', part, read: seen.read, total });
  }
}

function noJson(data: unknown, headers: Answered['headers'], asked: Asked): Fault {
  const text = typeof data === 'string' ? data.trimStart() : '';
  const isHtml = /html/iu.test(textOf(headers?.['content-type'])) || /^<(?:!doctype|html)/iu.test(text);
  if (isHtml) return { kind: 'html', asked };
  return { kind: 'malformed', asked, detail: 'it is no JSON' };
}

interface Identified {
  readonly sys: { readonly id: string; readonly version?: unknown };
}

function hasId(value: unknown): value is Identified {
  const sys = (value as Partial<Identified> | null)?.sys;
  return typeof sys?.id === 'string' && sys.id !== '';
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

const mark = ({ sys }: Identified): string => `${sys.id}@${textOf(sys.version)}`;

/** The message of the API, if there is one. */
function detailOf(data: unknown): string {
  const message = (data as { readonly message?: unknown } | null | undefined)?.message;
  return typeof message === 'string' ? message.replaceAll(/\s+/gu, ' ').slice(0, 200) : '';
}
