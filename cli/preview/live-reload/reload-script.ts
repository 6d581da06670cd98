/**
 * What the preview adds to every page, as a script of its own: it loads the page anew when the site has changed. It listens as soon as
 * the page is read, for the first edit can come at once. Only pages in sight listen, because a browser has few connections to a host.
 * When the stream ends (the preview was stopped) it is asked for again when somebody comes back to the page, not before: browsers
 * write every refused call into the console.
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
  if (document.hidden || changes !== undefined) return;
  changes = new EventSource(new URL('changes', here));
  changes.addEventListener('message', ({ data }) => data !== shown && location.reload());
  changes.addEventListener('error', stop);
}

function stop() {
  changes?.close();
  changes = undefined;
}
`;
