// @vitest-environment jsdom
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { expect, test } from 'vitest';
import { useListbox } from '../../../../reader/features/autocomplete/use-listbox.ts';
import { mounted } from '../../mounted.tsx';

const found = {
  list: [{ text: 'Invoices', url: '/a', id: 'a', highlight: [0, 3] as const }],
  similarFrom: 1,
};

/** A field that has been typed into, whose list comes while the reader goes on to a button. */
function Field({ goesOn }: { goesOn: boolean }): ReactNode {
  const input = useRef<HTMLInputElement>(document.querySelector('input'));
  const field = { input, text: 'inv', listen: () => () => {}, onChange: () => {} };
  useListbox(field, found);
  useLayoutEffect(() => {
    if (goesOn) document.querySelector<HTMLElement>('#next')?.focus();
  }, [goesOn]);
  return null;
}

test.each([
  ['stays in the field', false],
  ['stays where the reader has gone on to meanwhile', true],
])('when a list opens the focus %s [AC-4]', async (_, goesOn) => {
  document.body.innerHTML = '<input><button id="next">Next</button>';
  const input = document.querySelector('input')!;
  input.value = 'inv';
  input.focus();
  const { unmount } = await mounted(<Field goesOn={goesOn} />);
  expect(document.activeElement).toBe(goesOn ? document.querySelector('#next') : input);
  await unmount();
});
