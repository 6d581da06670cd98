/**
 * The script that the preview adds to every page. It reloads the page when the site has changed. It connects as soon as the
 * page is parsed, because the first edit can come at once. Only visible pages connect, and those in a frame leave it to the page around
 * it, because a browser has few connections to a host. After the stream has ended, it reconnects only when somebody comes back to the page, because browsers log every
 * refused call.
 */
export const reloadScript = `
const here = new URL(import.meta.url);
const shown = here.searchParams.get('version');
let changes;

listen();
addEventListener('pagehide', stop);
for (const comingBack of ['pageshow', 'focus', 'online']) addEventListener(comingBack, listen);
document.documentElement.addEventListener('pointerenter', listen);
document.addEventListener('visibilitychange', () => (document.hidden ? stop() : listen()));

function listen() {
  if (document.hidden || parent !== window || changes !== undefined) return;
  changes = new EventSource(new URL('changes', here));
  changes.addEventListener('message', ({ data }) => data !== shown && location.reload());
  changes.addEventListener('error', stop);
}

function stop() {
  changes?.close();
  changes = undefined;
}
`;
