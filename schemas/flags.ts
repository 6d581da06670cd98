/** What a site can switch on or off in `flags`, and what holds where it says nothing. docs/flags.md tells of each. */
export const flagDefaults = {
  /** The header with the Ideas link, and the page `/ideas`. */
  fullHeader: false,
  /** The key `t` leads to the toasts. */
  toastHotkey: true,
  /** A search field searches by itself a second after the last key. */
  searchAutosubmit: false,
  /** A signed-in reader gets an answer above the results, where there is a help center service. */
  quickAnswer: false,
  /** A chat on every page, where there is a help center service. */
  chat: true,
  /** An answer none of whose sources is a page of this site is not shown at all. */
  withholdUnverifiedAnswers: false,
} as const satisfies Readonly<Record<string, boolean>>;

export type FlagName = keyof typeof flagDefaults;
