/** Something that went wrong on a page, or is worth knowing. Source: docs/requirements.md, "Entities". */
export interface LogEntry {
  readonly type: 'error' | 'warning';
  /** The part of the page that it comes from: `search`, `chat`. */
  readonly category: string;
  readonly message: string;
  readonly code?: string | number;
  /** More details, as JSON. Never a reader's input. */
  readonly data?: unknown;
  readonly exception?: unknown;
}

/** Puts an entry into the log. Never throws. Source: docs/requirements.md, OP-1. */
export function log(entry: LogEntry): void {
  // oxlint-disable-next-line no-console -- who develops the reader sees what goes wrong
  if (import.meta.env.DEV) console.warn(entry.message, entry);
  try {
    keep(entry);
  } catch {
    // a log that fails has nobody to tell
  }
}

type Keep = (entry: LogEntry) => void;

/** Sets the receiver of log entries, and gives it the earlier ones. Undefined: entries are dropped. */
export function keepLogWith(next: Keep | undefined): void {
  keep = next ?? (() => {});
  for (const entry of early.splice(0)) keep(entry);
}

/** The receiver is loaded after the page. Until then entries wait here. */
const early: LogEntry[] = [];
const maxEarly = 100;
const wait: Keep = (entry) => {
  if (early.length < maxEarly) early.push(entry);
};
let keep: Keep = wait;
