import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { CreateSessionRequest } from '../../../schemas/services/help-center/chat.ts';
import { storedJson } from '../reader-events/stored-json.ts';
import type { Tables } from '../reader-events/event-kinds.ts';

const conversation = z.object({
  createdAtMs: z.number(),
  closedAtMs: z.optional(z.number()),
  category: z.optional(z.string()),
  subCategory: z.optional(z.string()),
  /** The last question, for follow-up questions. */
  lastQuestion: z.optional(z.string()),
  questions: z.number(),
  answered: z.number(),
  /** The ids of the newest replies. These can be rated. */
  replies: z.array(z.string()),
  /** Whether the last message failed with an expired token or a temporary fault. The next one does not. */
  hasExpired: z.boolean(),
  wasTransient: z.boolean(),
});

type ConversationState = Readonly<z.infer<typeof conversation>>;

/** A conversation with one reader. */
export interface ChatConversation extends ConversationState {
  readonly id: string;
}

export interface ChatSessions {
  /** `visitorId` is null for an anonymous reader, who is identified by the session's id alone. */
  readonly open: (
    visitorId: string | null,
    source: Pick<CreateSessionRequest['source'], 'category' | 'subCategory'>,
  ) => Promise<ChatConversation>;
  /** Undefined if it does not exist, is too old, or belongs to another reader. */
  readonly find: (id: string, visitorId: string | null) => Promise<ChatConversation | undefined>;
  /** Updates a session from its current state, because another message may have come meanwhile. */
  readonly change: (
    session: ChatConversation,
    changes: (current: ConversationState) => Partial<ConversationState>,
  ) => Promise<void>;
  readonly forget: (session: ChatConversation) => Promise<void>;
}

/** How long a session stays after its last message. */
const livesMs = 12 * 60 * 60 * 1000;

/** The conversations of a chat, in the database, so that any process can go on with them. */
export function chatSessions(db: Kysely<Tables>, now: () => number): ChatSessions {
  return {
    async open(visitorId, { category, subCategory }) {
      const nowMs = now();
      await db
        .deleteFrom('chatSessions')
        .where('usedAtMs', '<=', nowMs - livesMs)
        .execute();
      const start = { questions: 0, answered: 0, replies: [], hasExpired: false, wasTransient: false };
      const state: ConversationState = { createdAtMs: nowMs, category, subCategory, ...start };
      const id = randomUUID();
      await db
        .insertInto('chatSessions')
        .values({ id, visitorId, usedAtMs: nowMs, revision: 0, state: JSON.stringify(state) })
        .execute();
      return { id, ...state };
    },
    async find(id, visitorId) {
      const row = await db
        .selectFrom('chatSessions')
        .select(['visitorId', 'usedAtMs', 'state'])
        .where('id', '=', id)
        .executeTakeFirst();
      if (row === undefined || Number(row.usedAtMs) + livesMs <= now() || row.visitorId !== visitorId)
        return undefined;
      const state = stateOf(row.state);
      return state && { id, ...state };
    },
    change: ({ id }, changes) => change(db, { id, changes, nowMs: now() }),
    async forget({ id }) {
      await db.deleteFrom('chatSessions').where('id', '=', id).execute();
    },
  };
}

interface Change {
  readonly id: string;
  readonly changes: (current: ConversationState) => Partial<ConversationState>;
  readonly nowMs: number;
}

/** Changes the newest state. If another message does that at the same time, it begins again. */
async function change(db: Kysely<Tables>, { id, changes, nowMs }: Change): Promise<void> {
  for (;;) {
    const row = await db
      .selectFrom('chatSessions')
      .select(['revision', 'state'])
      .where('id', '=', id)
      .executeTakeFirst();
    const current = row && stateOf(row.state);
    if (row === undefined || current === undefined) return;
    const state = JSON.stringify({ ...current, ...changes(current) });
    const { numUpdatedRows } = await db
      .updateTable('chatSessions')
      .set({ state, usedAtMs: nowMs, revision: row.revision + 1 })
      .where('id', '=', id)
      .where('revision', '=', row.revision)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) return;
  }
}

const stateOf = (text: string): ConversationState | undefined =>
  conversation.safeParse(storedJson(text)).data;
