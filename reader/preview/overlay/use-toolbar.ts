import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import * as z from 'zod/mini';
import { showPlaceholders } from './placeholders.ts';
import { keepInTab, readInTab } from './tab-storage.ts';

/** The lower corners of the window: the upper ones have the site's navigation. */
const corners = ['left', 'right'] as const;
export type Corner = (typeof corners)[number];

/** Kept in the tab: the next page shows the toolbar in the same place. */
const keptToolbar = z.object({ corner: z.enum(corners), isHidden: z.boolean() });

const storageKey = 'fieldbook-preview-toolbar';

/** A press that moves less is no drag. Unit: CSS pixels. */
const minDragPx = 8;

export interface Toolbar extends z.infer<typeof keptToolbar> {
  readonly hide: () => void;
  readonly show: () => void;
  /** For the button that moves the toolbar: a press to the other corner, a drag to the nearest. */
  readonly drag: {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
    readonly onClick: () => void;
  };
}

/** Where the toolbar is, and whether it is hidden. */
export function useToolbar(): Toolbar {
  const [state, setState] = useState(
    () => readInTab(storageKey, keptToolbar) ?? { corner: corners[0], isHidden: false },
  );
  useEffect(() => keepInTab(storageKey, state), [state]);
  useEffect(() => showPlaceholders(!state.isHidden), [state.isHidden]);
  const start = useRef<{ readonly x: number; readonly y: number }>(undefined);
  const isDragged = useRef(false);
  const change = (part: Partial<typeof state>) => setState((before) => ({ ...before, ...part }));
  const move = () => change({ corner: state.corner === 'left' ? 'right' : 'left' });
  /** The button that is gone gives the focus to the one that reverses it. */
  const changeAndFocus = (isHidden: boolean) => {
    flushSync(() => change({ isHidden }));
    const next = document.querySelectorAll<HTMLElement>(isHidden ? showButton : hideButtons);
    [...next].findLast((button) => button.getClientRects().length > 0)?.focus();
  };
  return {
    ...state,

    hide: () => changeAndFocus(true),
    show: () => changeAndFocus(false),
    drag: {
      onPointerDown(event) {
        event.currentTarget.setPointerCapture(event.pointerId);
        start.current = { x: event.clientX, y: event.clientY };
        isDragged.current = false;
      },
      onPointerUp({ clientX, clientY }) {
        const { x = clientX, y = clientY } = start.current ?? {};
        isDragged.current = Math.hypot(clientX - x, clientY - y) >= minDragPx;
        if (isDragged.current) change({ corner: clientX < innerWidth / 2 ? 'left' : 'right' });
      },
      onClick() {
        if (!isDragged.current) move();
        isDragged.current = false;
      },
    },
  };
}

const showButton = '[data-toolbar="show"]';
/** On a narrow screen the list has the button that hides. */
const hideButtons = '[data-toolbar="list"], [data-toolbar="hide"]';
