import type { FeedbackEvent } from '../../../schemas/services/feedback.ts';

let made = 0;

/** A Yes of the poll, each a second after the one before. */
export const said = (parts: Partial<FeedbackEvent> = {}): FeedbackEvent => ({
  id: `said ${(made += 1)}`,
  at: new Date(Date.UTC(2026, 2, 9) + made * 1000).toISOString(),
  kind: 'poll',
  value: 'yes',
  reasons: [],
  page: '/how-to/dispatch',
  bundle: 'a1b2',
  ...parts,
});

export const many = (times: number, parts: Partial<FeedbackEvent>): FeedbackEvent[] =>
  Array.from({ length: times }, () => said(parts));

export async function* streamOf(events: readonly FeedbackEvent[]): AsyncGenerator<FeedbackEvent> {
  yield* events;
}
