import { keepLogWith } from '../../services/log.ts';
import { onPageHidden } from '../../browser/on-page-hidden.ts';
import { whenIdle } from '../../browser/when-idle.ts';

/**
 * Opens the log for an address when the page is idle. Undefined: the site has no log service, and entries are dropped.
 */
export function startLog(address: string | undefined): void {
  if (address === undefined) return keepLogWith(undefined);
  whenIdle(() => void open(address));
}

async function open(address: string): Promise<void> {
  try {
    const { openBrowserLog } = await import('../../services/log/open-browser-log.ts');
    const log = openBrowserLog(address);
    keepLogWith(log.add);
    window.addEventListener('online', () => log.setOnline(true));
    window.addEventListener('offline', () => log.setOnline(false));
    onPageHidden(() => void log.leave());
  } catch {
    // its script did not load: entries wait for the next connection
    window.addEventListener('online', () => void open(address), { once: true });
  }
}
