import { useState } from 'react';
import type { ChangedBlock } from '../changes/use-changes.ts';
import type { Placed } from './geometry.ts';
import { closedAround } from './spots.ts';
import {
  canBeShown,
  focusedKey,
  markerOf,
  type Target,
  useFocusOnOpened,
  useOutsidePress,
} from './targets.ts';

interface Targets {
  readonly spots: readonly Placed[];
  readonly changes: readonly ChangedBlock[];
  /** Called before a block is scrolled into view. */
  readonly onShow: () => void;
}

interface OpenTarget {
  /** The key of the block whose popover is open. */
  readonly openKey: string | undefined;
  /** Undefined closes the popover. */
  readonly setOpen: (key: string | undefined) => void;
  readonly show: (target: Target) => void;
  /** Shows the next or the previous of the targets; false: there is none. */
  readonly step: (targets: readonly Target[], by: 1 | -1) => boolean;
}

/** Which block's popover is open: a block with problems, or a changed one. */
export function useOpenTarget({ spots, changes, onShow }: Targets): OpenTarget {
  const [openKey, setOpenKey] = useState<string>();

  function setOpen(key: string | undefined): void {
    if (key === undefined && openKey !== undefined) markerOf(openKey)?.focus();
    setOpenKey(key);
  }

  function show({ block, key }: Target): void {
    for (const part of closedAround(block)) part.open = true;
    onShow();
    block.scrollIntoView({ block: 'center' });
    setOpenKey(key);
  }

  function step(targets: readonly Target[], by: 1 | -1): boolean {
    const reachable = targets.filter(canBeShown);
    const at = reachable.findIndex(({ key }) => key === (openKey ?? focusedKey()));
    const next = reachable.at(at === -1 ? (by === 1 ? 0 : -1) : (at + by) % reachable.length);
    if (next !== undefined) show(next);
    return next !== undefined;
  }

  const shownKeys = [
    ...spots.flatMap(({ spot, isShown }) => (isShown ? [spot.key] : [])),
    ...changes.flatMap(({ key, isShown }) => (isShown ? [key] : [])),
  ];
  useFocusOnOpened(openKey, openKey !== undefined && shownKeys.includes(openKey));
  useOutsidePress(openKey !== undefined, () => setOpenKey(undefined));
  return { openKey, setOpen, show, step };
}
