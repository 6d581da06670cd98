import { type RefObject, useContext, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { BasePath } from '../../../bundle/base-path.ts';
import { type Action, actions } from '../../../views/actions.ts';
import { copyCode } from './copy-code.ts';
import { type EnlargedPicture, enlargedPictureOf } from './enlarged-picture.ts';
import { isPlainClick, pathWithinApp, placeOnThisPage } from '../../../bundle/page-links.ts';
import { play } from './play.ts';

/** One click handler for everything inside a text: its actions, and its links that stay on this site. */
export function useBodyActions(
  container: RefObject<HTMLElement | null>,
  { enlarge, jump }: { enlarge: (picture: EnlargedPicture) => void; jump: (place: string) => boolean },
): void {
  const navigate = useNavigate();
  const basePath = useContext(BasePath);
  useEffect(() => {
    const element = container.current;
    if (element === null) return;

    const act: Record<Action, (pressed: HTMLElement) => boolean> = {
      [actions.zoom]: (link) => done(enlarge(enlargedPictureOf(link as HTMLAnchorElement))),
      [actions.play]: (link) => play(link as HTMLAnchorElement),
      [actions.copyCode]: (button) => done(void copyCode(button)),
    };

    const follow = (link: HTMLAnchorElement): boolean => {
      const place = placeOnThisPage(link);
      if (place !== undefined) return jump(place);
      const path = pathWithinApp(link, basePath);
      return path !== undefined && done(void navigate(path));
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
  }, [container, enlarge, jump, navigate, basePath]);
}

/** What ends the press: the browser has nothing more to do. */
const done = (_result: void): true => true;
