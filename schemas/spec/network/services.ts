/**
 * A search service that is silent for longer has failed.
 * Unit: ms. Source: docs/requirements.md, Numbers, "SDK timeout 15000 ms".
 */
export const searchTimeoutMs = 15_000;

/**
 * What the failure says.
 * Unit: text. Source: docs/requirements.md, Texts, "Search SDK timeout message: 'Timeout ended for waiting response
 * from the search SDK'".
 */
export const searchTimeoutMessage = 'Timeout ended for waiting response from the search SDK';

/**
 * A chat or a quick answer that is not written to its end by then has failed. A long answer takes half of it.
 * Unit: ms. Source: docs/services.md, "Chat and quick answers"; the specification names none.
 */
export const answerTimeoutMs = 30_000;

/**
 * Names this site to the chat: the instance header, a session's source, a message's area.
 * Unit: name on the wire. Source: docs/requirements.md, Calls, "Bearer token and instance header KnowledgeBase".
 */
export const chatInstance = 'KnowledgeBase';

/**
 * What the chat answers with: a reply, or nothing. Any other status is a failure.
 * Unit: HTTP status. Source: docs/requirements.md, Texts, "status other than 200 or 204"; "204 gives empty result".
 */
export const chatStatuses = { reply: 200, empty: 204 } as const;

/**
 * What the failure says.
 * Unit: text. Source: docs/requirements.md, Texts, "Chat API: status other than 200 or 204 raises 'An unexpected server error
 * occurred.'".
 */
export const unexpectedAnswerMessage = 'An unexpected server error occurred.';

/**
 * What a call without a parameter that it needs says.
 * Unit: text. Source: docs/requirements.md, "else error 'The parameter ... cannot be null.'".
 */
export const missingParameterMessage = (name: string) => `The parameter "${name}" cannot be null.`;
