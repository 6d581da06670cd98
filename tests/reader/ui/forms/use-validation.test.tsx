// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { useValidation } from '../../../../reader/ui/forms/use-validation.ts';

interface Values {
  readonly name: string;
}

/** A form that shows what is wrong with its name. */
function Form({ values, onSend }: { values: Values; onSend: (isFine: boolean) => void }) {
  const { problems, check } = useValidation(values, validate);
  return <button onClick={() => onSend(check())}>{problems.name ?? 'fine'}</button>;
}

const validate = ({ name }: Values) => ({ name: name === '' ? 'Give a name.' : undefined });

beforeEach(() => {
  vi.useFakeTimers();
});

async function showForm() {
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  onTestFinished(() => {
    act(() => root.unmount());
    vi.useRealTimers();
  });
  const sent: boolean[] = [];
  const type = (name: string) =>
    act(async () => root.render(<Form values={{ name }} onSend={(isFine) => sent.push(isFine)} />));
  await type('');
  return {
    page,
    sent,
    type,
    wait: (durationMs: number) => act(async () => vi.advanceTimersByTime(durationMs)),
    send: () => act(async () => page.querySelector('button')?.click()),
  };
}

test('a form is checked 200 ms after the last key, and not before the first one [AP-3]', async () => {
  const { page, type, wait } = await showForm();
  await wait(1000);
  expect(page.textContent).toBe('fine');
  await type('A');
  await wait(199);
  await type('');
  await wait(199);
  expect(page.textContent).toBe('fine');
  await wait(1);
  expect(page.textContent).toBe('Give a name.');
  await type('B');
  await wait(200);
  expect(page.textContent).toBe('fine');
});

test('a form that is sent is checked at once', async () => {
  const { page, sent, type, send } = await showForm();
  await send();
  expect(page.textContent).toBe('Give a name.');
  await type('A');
  await send();
  expect(page.textContent).toBe('fine');
  expect(sent).toEqual([false, true]);
});
