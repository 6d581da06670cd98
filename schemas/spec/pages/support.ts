/**
 * Used by no page: the specification names no use.
 * Unit: names. Source: docs/requirements.md, Enumerations, "Ticket channel: Unknown, Email, Chat, Callback,
 * EmergencyCallback".
 */
export const ticketChannels = {
  unknown: 'Unknown',
  email: 'Email',
  chat: 'Chat',
  callback: 'Callback',
  emergencyCallback: 'EmergencyCallback',
} as const;

export type TicketChannel = (typeof ticketChannels)[keyof typeof ticketChannels];

/**
 * Used by no page: the specification names no use.
 * Unit: names. Source: docs/requirements.md, Enumerations, "Priority: Closed, Normal, High".
 */
export const ticketPriorities = { closed: 'Closed', normal: 'Normal', high: 'High' } as const;

export type TicketPriority = (typeof ticketPriorities)[keyof typeof ticketPriorities];

/**
 * Used by no page: the specification names no use.
 * Unit: names. Source: docs/requirements.md, Enumerations, "Case status: Pending, Other, Solved, Closed".
 */
export const caseStatuses = {
  pending: 'Pending',
  other: 'Other',
  solved: 'Solved',
  closed: 'Closed',
} as const;

export type CaseStatus = (typeof caseStatuses)[keyof typeof caseStatuses];

/**
 * Used by no page: the specification names no use.
 * Unit: names. Source: docs/requirements.md, Enumerations, "Sort: NewestFirst, OldestFirst, Priority".
 */
export const caseSorts = {
  newestFirst: 'NewestFirst',
  oldestFirst: 'OldestFirst',
  priority: 'Priority',
} as const;

export type CaseSort = (typeof caseSorts)[keyof typeof caseSorts];

/**
 * Used by no page: the specification names no use.
 * Unit: names. Source: docs/requirements.md, Enumerations, "Support-flow state: None, Allowed, WaitingAgent, Closed".
 */
export const supportFlowStates = {
  none: 'None',
  allowed: 'Allowed',
  waitingAgent: 'WaitingAgent',
  closed: 'Closed',
} as const;

export type SupportFlowState = (typeof supportFlowStates)[keyof typeof supportFlowStates];

/**
 * Used by no page: the specification names no use.
 * Unit: names. Source: docs/requirements.md, Enumerations, "Environment: Undefined, Production, Practice, Next, Stage,
 * Development".
 */
export const environments = {
  undefined: 'Undefined',
  production: 'Production',
  practice: 'Practice',
  next: 'Next',
  stage: 'Stage',
  development: 'Development',
} as const;

export type Environment = (typeof environments)[keyof typeof environments];
