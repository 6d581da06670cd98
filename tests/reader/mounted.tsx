import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { vi } from 'vitest';

/** A component that lives in the page. Needs jsdom. */
export interface Mounted {
  readonly page: HTMLElement;
  /** Presses the button that goes by a name. */
  readonly press: (name: string) => Promise<void>;
  readonly unmount: () => Promise<void>;
}

export async function mounted(element: ReactNode, address = '/'): Promise<Mounted> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  await act(async () => root.render(<MemoryRouter initialEntries={[address]}>{element}</MemoryRouter>));
  const buttonNamed = (name: string) => {
    const button = [...page.querySelectorAll('button')].find((each) =>
      [each.textContent?.trim(), each.getAttribute('aria-label')].includes(name),
    );
    if (button === undefined) throw new Error(`there is no button ${name}`);
    return button;
  };
  return {
    page,
    press: (name) => act(async () => buttonNamed(name).click()),
    unmount: async () => {
      await act(async () => root.unmount());
      page.remove();
    },
  };
}

/** Types into a field as a reader does. */
export const typeInto = (field: HTMLTextAreaElement | null, text: string): Promise<void> =>
  act(async () => {
    if (field === null) throw new Error('there is no field');
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
