import { ArrowUp } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { message } from '../../messages/message.ts';
import styles from './go-to-top.module.css';

/** The button appears after this distance. Unit: screens. */
const screensBeforeButton = 1.5;

/** The top and the end of a page are as high as this. Unit: px. */
const edgePx = 24;

/** A button back to the top of a long page, for a reader who has scrolled far and does not read on. */
export function GoToTop(): ReactNode {
  useCorner();
  return (
    <button type="button" className={styles.button} aria-label={message('site.goToTop')} onClick={goToTop}>
      <ArrowUp />
    </button>
  );
}

/**
 * Marks the document for the buttons in its corner: `away` while the reader scrolls down, so that they cover nothing, `far` from the top, else
 * `near`. At the end of the page the footer has room for them.
 */
function useCorner(): void {
  useEffect(() => {
    let last = 0;
    const measure = () => {
      const { scrollY, innerHeight } = window;
      const root = document.documentElement;
      const isReadingOn = scrollY >= last && root.scrollHeight - innerHeight - scrollY > edgePx;
      const place = scrollY > innerHeight * screensBeforeButton ? 'far' : 'near';
      root.dataset['corner'] = isReadingOn && scrollY > edgePx ? 'away' : place;
      last = scrollY;
    };
    measure();
    window.addEventListener('scroll', measure, { passive: true });
    return () => window.removeEventListener('scroll', measure);
  }, []);
}

/** Moves the focus too, because the focused button disappears. */
function goToTop(): void {
  const prefersStillness = matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: prefersStillness ? 'instant' : 'smooth' });
  document.getElementById('main')?.focus({ preventScroll: true });
}
