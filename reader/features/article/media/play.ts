import { playerSizePx } from '../../../../schemas/spec/content/media.ts';
import { type VideoSource, videoSourceOf } from '../../../views/media/video-source.ts';

/** Puts the player in the place of the link to a video and gives it the focus. */
export function play(link: HTMLAnchorElement): void {
  const source = videoSourceOf(link.href);
  if (source === undefined) return;
  const player = playerFor(source);
  player.className = link.className;
  player.title = link.dataset['title'] ?? '';
  link.replaceWith(player);
  player.focus();
}

function playerFor(source: VideoSource): HTMLElement & { width?: unknown } {
  if (source.kind === 'frame') return frameFor(source.src);
  const player = document.createElement(source.kind);
  if (player instanceof HTMLVideoElement) Object.assign(player, playerSizePx);
  player.src = source.src;
  player.controls = true;
  player.autoplay = true;
  return player;
}

/** The permissions of another site's player. It cannot navigate this page. */
const playerPermissions =
  'allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox allow-forms';

function frameFor(src: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', playerPermissions);
  frame.loading = 'lazy';
  frame.width = String(playerSizePx.width);
  frame.height = String(playerSizePx.height);
  frame.allow = 'autoplay; fullscreen; picture-in-picture; encrypted-media';
  frame.referrerPolicy = 'strict-origin-when-cross-origin'; // players ask which site shows them, not which page
  frame.src = src;
  return frame;
}
