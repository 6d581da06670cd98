import { type Result, success } from '../../../../schemas/base/result.ts';
import type { ServiceFailure } from '../../../../schemas/services/failure.ts';
import { botReply } from '../../../../schemas/services/help-center/chat.ts';
import type { ChatService } from '../../../../reader/services/help-center/chat-service.ts';

export type Answer = Result<unknown, ServiceFailure>;
type Call = {
  readonly [Name in keyof ChatService]: readonly [Name, ...Parameters<ChatService[Name]>];
}[keyof ChatService];

export const reply = (own: object = {}): Answer =>
  success(botReply.parse({ id: 'b1', text: 'Press Void.', ...own }));

export const refused = (status: number): Answer => ({ ok: false, failure: { kind: 'refused', status } });

/** A chat that is asked in the same process: each call is answered by the next of what is there for it. */
export function chatStandIn(answers: Partial<Record<keyof ChatService, Answer[]>> = {}) {
  const calls: Call[] = [];
  const answer = (name: keyof ChatService, ...parameters: unknown[]) => {
    calls.push([name, ...parameters] as unknown as Call);
    const left = answers[name] ?? [];
    const next = left.length > 1 ? left.shift() : left[0];
    return Promise.resolve(next ?? (success(usual[name]) as never));
  };
  const service = Object.fromEntries(
    names.map((name) => [name, (...parameters: unknown[]) => answer(name, ...parameters)]),
  ) as unknown as ChatService;
  const named = (name: keyof ChatService) => calls.filter((call) => call[0] === name);
  return { service, calls, named, names: () => calls.map(([name]) => name) };
}

const usual: Partial<Record<keyof ChatService, unknown>> = {
  createSession: { id: 's1' },
  sendMessage: botReply.parse({ id: 'b1', text: 'Press Void.' }),
  settings: { isInternal: false, showFilters: false },
};

const names = [
  'settings',
  'filterOptions',
  'createSession',
  'sendMessage',
  'rateMessage',
  'rateSession',
  'updateCategory',
  'closeSession',
  'refreshCookies',
] as const satisfies readonly (keyof ChatService)[];
