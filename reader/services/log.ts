/** Something that went wrong on a page, or is worth knowing. Source: spec.md section 3, "Log item". */
export interface LogEntry {
  readonly type: 'error' | 'warning';
  /** The part of the page that it comes from: `search`, `chat`. */
  readonly category: string;
  readonly message: string;
  readonly code?: string | number;
  /** What else is known, as JSON. Never what a reader has typed. */
  readonly data?: unknown;
  readonly exception?: unknown;
}

/** Puts an entry into the log. Never throws. Source: requirements OP-1. */
export function log(entry: LogEntry): void {
  if (import.meta.env.DEV) console.warn(entry.message, entry);
}
