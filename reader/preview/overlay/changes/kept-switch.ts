import * as z from 'zod/mini';
import { sourceLocation, type SourceLocation } from '../../../../schemas/preview/source-location.ts';
import type { Blocks } from '../blocks/find-blocks.ts';
import { closedAround } from '../blocks/spots.ts';
import { forgetInTab, keepInTab, readInTab } from '../tab-storage.ts';

/** The visible block before switching to the other text, and its distance from the window's top. Unit: CSS pixels. */
const kept = z.object({ url: z.string(), place: sourceLocation, top: z.number() });

type Kept = z.infer<typeof kept>;

const storageKey = 'fieldbook-preview-switch';

/** Keeps the reader's block for the page that a link leads to. Prefers a block that is the same on both pages. */
export function keepForSwitch(href: string, changed: readonly Element[]): void {
  const inWindow = scrollY === 0 ? [] : blocksInWindow();
  const read =
    inWindow.find(({ block }) => !changed.some((each) => each.contains(block) || block.contains(each))) ??
    inWindow[0];
  if (read === undefined) return forgetInTab(storageKey);
  const { place: seen, top } = read;
  const known: Kept = { url: new URL(href, location.href).href, place: seen, top };
  keepInTab(storageKey, known);
}

/** Shows the block that was read in the other text where it stood there. */
export function giveBackSwitch(blocks: () => Blocks): void {
  const read = takeKept();
  const block = read && blocks().at(read.place);
  if (read === undefined || block === undefined) return;
  for (const part of closedAround(block)) part.open = true;
  scrollBy({ top: block.getBoundingClientRect().top - read.top, behavior: 'instant' });
}

interface Read {
  readonly block: Element;
  readonly place: SourceLocation;
  readonly top: number;
}

/** The blocks of texts that begin in the window, by their places in their entries. */
function blocksInWindow(): Read[] {
  return [...document.querySelectorAll<HTMLElement>('main [data-path]')].flatMap((block) => {
    const { top } = block.getBoundingClientRect();
    const { field = '', path = '' } = block.dataset;
    const entry = block.closest<HTMLElement>('[data-entry]')?.dataset['entry'];
    const isInWindow = top > 0 && top < innerHeight && block.getClientRects().length > 0;
    return isInWindow && entry !== undefined ? [{ block, place: { entry, field: [field], path }, top }] : [];
  });
}

function takeKept(): Kept | undefined {
  const known = readInTab(storageKey, kept);
  if (known?.url !== location.href.replace(location.hash, '')) return undefined;
  forgetInTab(storageKey);
  return known;
}
