/** The exit codes. See docs/requirements.md, PL-2. */
export const exitCodes = {
  /** Nothing at or above the gate. */
  clean: 0,
  /** The content has findings. */
  findings: 1,
  /** Usage, configuration, unreadable input, an output that cannot be written, or a fault of our own. */
  unusable: 2,
  /** The source could not be reached, or did not answer sense. */
  sourceFailed: 3,
  /** SIGINT. */
  interrupted: 130,
} as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];
