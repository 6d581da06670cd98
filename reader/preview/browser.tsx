// oxlint-disable-next-line import/no-unassigned-import -- it starts the reader
import '../app/browser.tsx';

// Late and apart: the page is the readers' page first.
void import('./overlay/start.tsx').then(({ startOverlay }) => startOverlay());
