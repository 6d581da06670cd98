/** The state of the site's service worker, as far as this page knows. Source: docs/requirements.md, OP-2. */
export interface WorkerState {
  readonly phase: WorkerPhase;
  /** A script or style sheet of this page did not come. */
  readonly hasFailedFiles: boolean;
}

export type WorkerPhase =
  | 'unseen'
  | 'updateFound'
  /** Installed where there was none: visited pages can be read without a connection from now on. */
  | 'offlineReady'
  /** Installed, and waiting: another one serves this page. */
  | 'updateReady'
  | 'activated'
  /** Replaced by another one, or not installable. */
  | 'redundant';

export type WorkerEvent = 'found' | 'installed' | 'waiting' | 'activated' | 'redundant' | 'fileFailed';

export const firstState: WorkerState = { phase: 'unseen', hasFailedFiles: false };

/** `waiting`: installed beside an active worker. A late event of an earlier worker changes nothing. */
export function nextState(state: WorkerState, event: WorkerEvent): WorkerState {
  if (event === 'fileFailed') return { ...state, hasFailedFiles: true };
  const phase = moves[event](state.phase);
  return phase === state.phase ? state : { ...state, phase };
}

const moves: Readonly<Record<Exclude<WorkerEvent, 'fileFailed'>, (from: WorkerPhase) => WorkerPhase>> = {
  found: () => 'updateFound',
  installed: (from) => (from === 'updateReady' ? from : 'offlineReady'),
  waiting: () => 'updateReady',
  activated: () => 'activated',
  redundant: (from) => (from === 'updateReady' || from === 'activated' ? from : 'redundant'),
};

/** The page has files of an old release, and the new worker is ready. */
export const mustReload = ({ phase, hasFailedFiles }: WorkerState): boolean =>
  phase === 'updateReady' && hasFailedFiles;
