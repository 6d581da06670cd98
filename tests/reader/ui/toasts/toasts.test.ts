import { expect, test, vi } from 'vitest';

test('mistakes with toasts are errors in the console of a built site too [TS-1]', async () => {
  vi.stubEnv('DEV', false);
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const { toasts } = await import('../../../../reader/ui/toasts/toasts.ts');
  toasts.add({ id: 'saved', status: 'success', title: 'Saved' });
  toasts.mount('page', {});
  toasts.mount('chat', {});
  expect(said.mock.calls.flat()).toEqual([
    'There is no toaster to show the toast "saved".',
    'Only one toaster may render: "page" is there, so "chat" is not.',
  ]);
  vi.unstubAllEnvs();
});
