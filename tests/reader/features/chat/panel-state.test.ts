import { expect, test } from 'vitest';
import {
  closedPanel,
  nextPanelState,
  type PanelEvent,
  type PanelState,
} from '../../../../reader/features/chat/state/panel-state.ts';

const open: PanelState = {
  isOpen: true,
  isWanted: true,
  isAskedFor: true,
  isUnread: false,
  question: undefined,
};
const unread: PanelState = { ...open, isOpen: false, isAskedFor: false, isUnread: true };

const rows: readonly (readonly [string, PanelState, PanelEvent, PanelState])[] = [
  ['a press opens it', closedPanel, { kind: 'open' }, open],
  ['a press shows what is unread', unread, { kind: 'open' }, open],
  [
    'a question comes along',
    open,
    { kind: 'open', question: 'How?' },
    { ...open, question: { text: 'How?' } },
  ],
  [
    'a question that is not taken yet stays',
    { ...open, question: { text: 'How?' } },
    { kind: 'open' },
    { ...open, question: { text: 'How?' } },
  ],
  ['it is open again after a reload', closedPanel, { kind: 'reopen' }, { ...open, isAskedFor: false }],
  ['a reload changes nothing of one that is open', open, { kind: 'reopen' }, open],
  ['it closes', open, { kind: 'close' }, { ...open, isOpen: false, isAskedFor: false }],
  ['one that could not be loaded can be again', open, { kind: 'failed' }, closedPanel],
  ['an answer is unread while it is closed', { ...unread, isUnread: false }, { kind: 'unread' }, unread],
  ['no answer is unread while it is open', open, { kind: 'unread' }, open],
  ['a taken question is gone', { ...open, question: { text: 'How?' } }, { kind: 'questionTaken' }, open],
];

test.each(rows)('%s', (_what, state, event, next) => {
  expect(nextPanelState(state, event)).toEqual(next);
});
