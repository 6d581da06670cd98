/** The result of a check. `skipped` means that there was nothing to check. */
export interface Check {
  readonly state: 'ok' | 'warn' | 'fail' | 'skipped';
  /** What was checked. */
  readonly subject: string;
  /** What was found, and what to do if it is not good. */
  readonly finding: string;
}

export const ok = (subject: string, finding: string): Check => ({ state: 'ok', subject, finding });
export const warn = (subject: string, finding: string): Check => ({ state: 'warn', subject, finding });
export const fail = (subject: string, finding: string): Check => ({ state: 'fail', subject, finding });
export const skipped = (subject: string, finding: string): Check => ({ state: 'skipped', subject, finding });
