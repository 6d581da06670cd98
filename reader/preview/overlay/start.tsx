import { createRoot } from 'react-dom/client';
import { keepPlace } from './kept-place.ts';
import { Overlay } from './overlay.tsx';

/** Renders the overlay into an element of its own. */
export function startOverlay(): void {
  keepPlace();
  const place = document.createElement('div');
  place.dataset['overlay'] = '';
  // its links lead to pages of the preview, which the reader's router does not know
  place.addEventListener('click', (event) => event.stopPropagation());
  document.body.append(place);
  createRoot(place).render(<Overlay />);
}
