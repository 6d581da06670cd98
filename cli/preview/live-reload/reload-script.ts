/**
 * The script that the preview adds to every page. It reloads the page when the site has changed, and says on the page why newer content
 * is not shown. It connects as soon as the
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
  changes.addEventListener('fault', ({ data }) => tell(JSON.parse(data)));
  changes.addEventListener('message', ({ data }) => data !== shown && location.reload());
  changes.addEventListener('error', stop);
}

function tell(fault) {
  document.getElementById('preview-fault')?.remove();
  document.documentElement.style.paddingTop = '';
  if (fault === null) return;
  const time = new Date(fault.shownSince).toLocaleTimeString('en-US');
  const note = document.createElement('div');
  note.id = 'preview-fault';
  note.setAttribute('role', 'alert');
  note.style.cssText = \`position: fixed; inset: 0 0 auto; z-index: 2147483647; padding: 0.75rem 1.25rem; background: #8a1c1c;
    color: #fff; font: 600 0.9375rem/1.5 system-ui, sans-serif; box-shadow: 0 2px 12px rgb(0 0 0 / 0.3)\`;
  note.textContent = \`\${fault.message} You see the version of \${time}.\`;
  document.body.append(note);
  document.documentElement.style.paddingTop = note.offsetHeight + 'px';
}

function stop() {
  changes?.close();
  changes = undefined;
}
`;
