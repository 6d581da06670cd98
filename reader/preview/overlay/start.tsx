import { createRoot } from 'react-dom/client';
import { withoutMarks } from '../../../schemas/preview/page-preview.ts';
import { keepPlace } from './kept-place.ts';
import { Overlay } from './overlay.tsx';
import { showPlaceholders } from './placeholders.ts';

/** Renders the overlay into an element of its own, unless the page is to be shown as readers see it. */
export function startOverlay(): void {
  if (location.search === `?${withoutMarks}`) {
    showPlaceholders(false);
    return;
  }
  keepPlace();
  const place = document.createElement('div');
  place.dataset['overlay'] = '';
  // its links lead to pages of the preview, which the reader's router does not know
  place.addEventListener('click', (event) => event.stopPropagation());
  document.body.append(place);
  createRoot(place).render(<Overlay />);
}
