import { describe, expect, it, test } from 'vitest';
import {
  firstState,
  mustReload,
  nextState,
  type WorkerEvent,
  type WorkerPhase,
} from '../../../../reader/app/worker/worker-state.ts';

type Moves = Readonly<Record<Exclude<WorkerEvent, 'fileFailed'>, WorkerPhase>>;

const anew: Moves = {
  found: 'updateFound',
  installed: 'offlineReady',
  waiting: 'updateReady',
  activated: 'activated',
  redundant: 'redundant',
};

/** Of each phase, where each event leads. */
const moves: Readonly<Record<WorkerPhase, Moves>> = {
  unseen: anew,
  updateFound: anew,
  offlineReady: anew,
  updateReady: { ...anew, installed: 'updateReady', redundant: 'updateReady' },
  activated: { ...anew, redundant: 'activated' },
  redundant: anew,
};

const cases = Object.entries(moves).flatMap(([from, byEvent]) =>
  Object.entries(byEvent).map(([event, to]) => ({ from, event, to })),
) as { from: WorkerPhase; event: WorkerEvent; to: WorkerPhase }[]; // of the table above

describe('the state of the service worker', () => {
  test.each(cases)('$from becomes $to when it is $event [OP-2]', ({ from, event, to }) => {
    expect(nextState({ phase: from, hasFailedFiles: false }, event)).toEqual({
      phase: to,
      hasFailedFiles: false,
    });
  });

  test.each(Object.keys(moves) as WorkerPhase[])('a file that failed is remembered in %s', (phase) => {
    const failed = nextState({ phase, hasFailedFiles: false }, 'fileFailed');
    expect(failed).toEqual({ phase, hasFailedFiles: true });
    expect(mustReload(failed)).toBe(phase === 'updateReady');
  });

  it('asks for a reload in whichever order both come [OP-2]', () => {
    const failedFirst = nextState(nextState(firstState, 'fileFailed'), 'waiting');
    expect(mustReload(failedFirst)).toBe(true);
    expect(mustReload(nextState(firstState, 'waiting'))).toBe(false);
  });
});
