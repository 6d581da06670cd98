/** What a check found; `skipped`: there was nothing to look at. */
export interface Check {
  readonly state: 'ok' | 'warn' | 'fail' | 'skipped';
  /** What was looked at. */
  readonly subject: string;
  /** What was found; where it is not good, also what to do. */
  readonly finding: string;
}

export const ok = (subject: string, finding: string): Check => ({ state: 'ok', subject, finding });
export const warn = (subject: string, finding: string): Check => ({ state: 'warn', subject, finding });
export const fail = (subject: string, finding: string): Check => ({ state: 'fail', subject, finding });
export const skipped = (subject: string, finding: string): Check => ({ state: 'skipped', subject, finding });
