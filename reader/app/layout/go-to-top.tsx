import { ArrowUp } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { message } from '../../messages/message.ts';
import styles from './go-to-top.module.css';

/** The button appears after this distance. Unit: screens. */
const screensBeforeButton = 1.5;

/** A button back to the top of a long page. */
export function GoToTop(): ReactNode {
  const isFarDown = useIsFarDown();
  if (!isFarDown) return null;
  return (
    <button type="button" className={styles.button} aria-label={message('site.goToTop')} onClick={goToTop}>
      <ArrowUp />
    </button>
  );
}

function useIsFarDown(): boolean {
  const [isFarDown, setIsFarDown] = useState(false);
  useEffect(() => {
    const measure = () => setIsFarDown(window.scrollY > window.innerHeight * screensBeforeButton);
    measure();
    window.addEventListener('scroll', measure, { passive: true });
    return () => window.removeEventListener('scroll', measure);
  }, []);
  return isFarDown;
}

/** Moves the focus too, because the focused button disappears. */
function goToTop(): void {
  const prefersStillness = matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: prefersStillness ? 'instant' : 'smooth' });
  document.getElementById('main')?.focus({ preventScroll: true });
}
