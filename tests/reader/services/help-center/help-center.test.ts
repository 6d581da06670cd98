import { describe, expect, test } from 'vitest';
import {
  getHelpCenterAddress,
  getHelpCenterToken,
} from '../../../../reader/services/help-center/help-center.ts';

const answering = (body: string) => async () => new Response(body);
const tokenOf = (body: string) => getHelpCenterToken({ address: '/x', fetch: answering(body) });
const addressOf = (body: string, page = 'https://help.example.com/kb/') =>
  getHelpCenterAddress({ address: '/x', fetch: answering(body), page: new URL(page) });

describe('the token of the chat', () => {
  test.each(['"ey.J-0_~+/="', '{"token":"ey.J-0_~+/="}', '{"access_token":"ey.J-0_~+/="}', 'ey.J-0_~+/=\n'])(
    'is read from %s [AU-3]',
    async (body) => {
      expect(await tokenOf(body)).toEqual({ ok: true, value: 'ey.J-0_~+/=' });
    },
  );

  test.each([
    '',
    '""',
    'null',
    '7',
    '{}',
    '{"name":"a"}',
    '[]',
    '<!doctype html>',
    '"two words"',
    '"a\\r\\nb: c"',
  ])('is not read from %j', async (body) => {
    expect(await tokenOf(body)).toEqual({
      ok: false,
      failure: { kind: 'unreadable', reason: 'it has another shape' },
    });
  });
});

describe('the address of the chat', () => {
  test.each([
    ['"https://chat.example.com/api"', 'https://chat.example.com/api'],
    ['{"baseUrl":"https://chat.example.com"}', 'https://chat.example.com/'],
    ['https://chat.example.com', 'https://chat.example.com/'],
    ['"/chat"', 'https://help.example.com/chat'],
    ['"http://localhost:9000"', 'http://localhost:9000/'],
    ['"http://[::1]:9000/"', 'http://[::1]:9000/'],
  ])('is read from %s [AU-3]', async (body, address) => {
    expect(await addressOf(body)).toEqual({ ok: true, value: new URL(address) });
  });

  test('may be on the page’s own host, however the page itself came', async () => {
    expect((await addressOf('"/chat"', 'http://intranet.example/')).ok).toBe(true);
  });

  test.each([
    'http://chat.example.com',
    'http://127.0.0.1.example.com',
    'https://ana:secret@chat.example.com',
  ])('is not trusted when it is %s', async (address) => {
    expect(await addressOf(JSON.stringify(address))).toEqual({
      ok: false,
      failure: { kind: 'untrustedAddress', address },
    });
  });

  test.each(['"javascript:alert(1)"', '"chat.example.com"', '<!doctype html>', '{}', ''])(
    'is not read from %s',
    async (body) => {
      expect(await addressOf(body)).toMatchObject({ ok: false, failure: { kind: 'unreadable' } });
    },
  );
});
