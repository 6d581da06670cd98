import { expect, test } from 'vitest';
import { askSecure } from '../../../cli/fix/ask-secure.ts';
import type { SendRequest } from '../../../cli/external/send-request.ts';
import { success } from '../../../schemas/base/result.ts';
import { howTo, inputIn, text } from '../../pipeline/builders.ts';
import { hyperlink } from '../../pipeline/documents.ts';
import { testClock } from '../external/outside-site.ts';

test('links without encryption are asked with it, each once, and no others [ED-3]', async () => {
  const uris = [
    'http://good.example/a#part',
    'http://good.example/a',
    'http://gone.example/',
    'http://back.example/',
    'https://safe.example/',
  ];
  const introduction = text(...uris.map((uri) => hyperlink(uri, uri)));
  const asked: string[] = [];
  const send: SendRequest = async ({ href }) => {
    asked.push(href);
    const status = href.includes('good') ? 200 : href.includes('back') ? 301 : 404;
    const location = status === 301 ? 'http://good.example/a' : undefined;
    return success({ status, location, retryAfter: undefined, setsCookies: false });
  };
  const isAnswered = await askSecure(inputIn([howTo('a', 'A', { introduction })]), {
    send,
    clock: testClock(),
  });
  expect(new Set(asked.filter((url) => url.startsWith('https:')))).toEqual(
    new Set(['https://good.example/a', 'https://gone.example/', 'https://back.example/']),
  );
  expect(uris.map((uri) => isAnswered(uri.replace('http:', 'https:')))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
