import { type RefObject, useEffect } from 'react';
import { type Action, actions } from '../../../views/actions.ts';
import { copyCode } from './copy-code.ts';
import { type EnlargedPicture, enlargedPictureOf } from '../media/enlarged-picture.ts';
import { decodedHash, isPlainClick, placeOnThisPage } from '../../../bundle/pages/page-links.ts';
import { openAll } from '../parts/open-all.ts';
import { message } from '../../../messages/message.ts';
import { toasts } from '../../../ui/toasts/toasts.ts';

/** One click handler for everything inside a text: its actions, and its links to places on the same page. */
export function useBodyActions(
  container: RefObject<HTMLElement | null>,
  { enlarge, jump }: { enlarge: (picture: EnlargedPicture) => void; jump: (place: string) => boolean },
): void {
  useEffect(() => {
    const element = container.current;
    if (element === null) return;

    const act: Record<Action, (pressed: HTMLElement) => boolean> = {
      [actions.zoom]: (link) => done(enlarge(enlargedPictureOf(link as HTMLAnchorElement))),
      [actions.play]: (link) => done(void playLate(link as HTMLAnchorElement)),
      [actions.openFrame]: (link) => done(void openFrameLate(link as HTMLAnchorElement)),
      [actions.copyCode]: (button) => done(void copyCode(button)),
      [actions.copyLink]: (link) => done(void copyLink(link as HTMLAnchorElement)),
      [actions.openAll]: () => done(openAll(element)),
    };

    const follow = (link: HTMLAnchorElement): boolean => {
      const place = placeOnThisPage(link);
      return place !== undefined && jump(place);
    };

    const onClick = (event: MouseEvent) => {
      const pressed =
        event.target instanceof Element ? event.target.closest<HTMLElement>('[data-action], a') : null;
      if (pressed === null || !isPlainClick(event)) return;
      const action = pressed.dataset['action'] as Action | undefined;
      const isDone = action === undefined ? follow(pressed as HTMLAnchorElement) : act[action](pressed);
      if (isDone) event.preventDefault();
    };

    element.addEventListener('click', onClick);
    return () => element.removeEventListener('click', onClick);
  }, [container, enlarge, jump]);
}

/** Marks a press as handled, so that the browser does nothing more. */
const done = (_result: void): true => true;

/** Copies the address of a heading, and says so; where the browser refuses, shows it to be copied by hand. */
async function copyLink(link: HTMLAnchorElement): Promise<void> {
  const address = link.href;
  const id = `link ${address}`;
  try {
    await navigator.clipboard.writeText(address);
    const title = document.getElementById(decodedHash(link.hash))?.textContent ?? address;
    toasts.show({ id, status: 'success', title: message('heading.linkCopied'), message: title });
  } catch {
    const advice = message('heading.linkByHand', { address });
    toasts.show({ id, status: 'danger', title: message('heading.linkNotCopied'), message: advice });
  }
}

/** Plays a video. Loads the code for players. */
const playLate = (link: HTMLAnchorElement): Promise<void> =>
  withPart(link, async () => (await import('../media/play.ts')).play);

/** Shows a page in a frame. */
const openFrameLate = (link: HTMLAnchorElement): Promise<void> =>
  withPart(link, async () => (await import('../media/open-frame.ts')).openFrame);

/**
 * Loads a part and opens the link with it. If loading fails, the browser follows the link, as it does without scripts.
 */
async function withPart(
  link: HTMLAnchorElement,
  load: () => Promise<(link: HTMLAnchorElement) => void>,
): Promise<void> {
  try {
    const open = await load();
    if (link.isConnected) open(link);
  } catch {
    location.assign(link.href);
  }
}
