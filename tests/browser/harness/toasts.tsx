import '../../../reader/app/base.css';
import '../../../reader/messages/more.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Toaster } from '../../../reader/ui/toasts/toaster.tsx';
import { toasts } from '../../../reader/ui/toasts/toasts.ts';

/** A page of nothing but the toaster and what can be in its way; tests raise toasts through `window.toasts`. */
const direction = new URLSearchParams(location.search).get('direction') === 'rtl' ? 'rtl' : 'ltr';
document.documentElement.lang = 'en';
document.documentElement.dir = direction;
document.title = 'Toasts';
Object.assign(window, { toasts });

const root = document.body.appendChild(document.createElement('div'));
createRoot(root).render(
  <StrictMode>
    <main tabIndex={-1}>
      <h1>Toasts</h1>
      <p>
        <label>
          Name <input />
        </label>
      </p>
      <p>
        <label>
          Kind{' '}
          <select>
            <option>One</option>
            <option>Two</option>
          </select>
        </label>
      </p>
      <div contentEditable suppressContentEditableWarning role="textbox" tabIndex={0} aria-label="Note">
        A note
      </div>
      <p>
        <button type="button">First</button>
      </p>
      <button type="button" className="in-the-corner">
        Corner
      </button>
    </main>
    <Toaster id="page" direction={direction} hasHotkey />
  </StrictMode>,
);
