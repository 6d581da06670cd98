/**
 * The services at paths below the folder of the whole site, so that a reader's cookies go with their calls; each with its
 * usual path. A site has those that its configuration names. Source: docs/requirements.md, Calls.
 */
export const ownServices = {
  /** Who reads. */
  profile: '/auth/profile',
  /** Where the chat and quick answers are, and the token for them: `{path}/token` and `{path}/baseurl`. */
  helpCenter: '/helpcenter',
  /** Closes a support case. */
  caseClose: '/salesforce/closecase',
  /** Takes what goes wrong on pages. */
  log: '/Log/Send',
  /** Takes what readers say of pages, searches and answers. Ours. */
  feedback: '/Feedback/Send',
} as const;

export type OwnService = keyof typeof ownServices;
