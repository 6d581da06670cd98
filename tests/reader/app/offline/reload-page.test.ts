import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reloadPage } from '../../../../reader/app/offline/reload-page.ts';
import { reloadOnce } from '../../../../reader/app/offline/reload-once.ts';
import { reloadAgainAfterMs } from '../../../../schemas/spec/network/offline.ts';

const reload = vi.fn<() => void>();
const ask = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  const held = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
  });
  vi.stubGlobal('location', { href: 'https://help.example/faq/a', reload });
  vi.stubGlobal('fetch', ask.mockResolvedValue(new Response()));
  reload.mockReset();
});
afterEach(() => void vi.useRealTimers());

const forbidden = (): never => {
  throw new DOMException('denied', 'SecurityError');
};

describe('reloading a page', () => {
  it('happens once within a while [OP-2]', async () => {
    expect(await reloadPage()).toBe(true);
    expect(await reloadPage()).toBe(false);
    expect(reloadOnce()).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(reloadAgainAfterMs);
    expect(await reloadPage()).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('waits for a host that is there: a page that can be read is not given up for none', async () => {
    ask.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(reloadPage()).rejects.toThrow('Failed to fetch');
    expect(reload).not.toHaveBeenCalled();
    expect(ask.mock.lastCall).toEqual(['https://help.example/faq/a', { method: 'HEAD', cache: 'no-store' }]);
    expect(await reloadPage()).toBe(true);
  });

  it.each(['getItem', 'setItem'])(
    'does not happen where %s is forbidden: it could turn in circles',
    async (name) => {
      vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => {}, [name]: forbidden });
      expect(await reloadPage()).toBe(false);
      expect(reload).not.toHaveBeenCalled();
    },
  );
});
