import { createRoot } from 'react-dom/client';
import { keepFocus } from './kept-focus.ts';
import { Overlay } from './overlay.tsx';

/** Shows what is wrong on the page over it, in an element of its own. */
export function startOverlay(): void {
  keepFocus();
  const place = document.createElement('div');
  place.dataset['overlay'] = '';
  document.body.append(place);
  createRoot(place).render(<Overlay />);
}
