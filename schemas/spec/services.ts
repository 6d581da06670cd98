/**
 * A search service that is silent for longer has failed.
 * Unit: ms. Source: spec.md section 9, "SDK timeout 15000 ms".
 */
export const searchTimeoutMs = 15_000;

/**
 * What the failure says.
 * Unit: text. Source: spec.md section 8, "Search SDK timeout message: 'Timeout ended for waiting response
 * from the search SDK'".
 */
export const searchTimeoutMessage = 'Timeout ended for waiting response from the search SDK';

/**
 * Names this site to the chat: the instance header, a session's source, a message's area.
 * Unit: name on the wire. Source: spec.md section 7, "Bearer token and instance header KnowledgeBase".
 */
export const chatInstance = 'KnowledgeBase';
