import { describe, expect, test } from 'vitest';
import { askAddresses } from '../../../cli/external/ask-addresses.ts';
import { requestSender } from '../../../cli/external/send-request.ts';
import {
  byMethod,
  crowd,
  inTurn,
  lookUp,
  outsideSite,
  redirect,
  status,
  testClock,
  testSender,
} from './outside-site.ts';

const settings = { retries: 2, maxPerHost: 2 };

const ask = (addresses: readonly string[], { clock = testClock(), send = testSender() } = {}) =>
  askAddresses(addresses, { send, clock, settings });

const askOne = async (address: string, options: Parameters<typeof ask>[1] = {}) =>
  (await ask([address], options)).get(address);

describe('one request is enough', () => {
  test('a page that answers HEAD is ok [PL-2]', async ({ onTestFinished }) => {
    const site = await outsideSite(onTestFinished, { '/page': status(200) });
    expect(await askOne(site.at('/page?a=1'))).toEqual({ kind: 'ok' });
    expect(site.asked).toEqual(['HEAD /page?a=1']);
  });

  test('nothing but the product, its version and the accepted types is sent to the server', async ({
    onTestFinished,
  }) => {
    const headers: object[] = [];
    const site = await outsideSite(onTestFinished, {
      '/page': (request, response) => {
        headers.push(request.headers);
        response.end();
      },
    });
    await askOne(site.at('/page').replace('//', '//user:secret@'));
    expect(headers).toEqual([
      {
        host: new URL(site.at('/')).host,
        'user-agent': 'Fieldbook/test',
        accept: 'text/html, */*;q=0.8',
        connection: 'close',
      },
    ]);
  });

  test('the body of a page is not awaited', async ({ onTestFinished }) => {
    const site = await outsideSite(onTestFinished, {
      '/endless': byMethod({
        HEAD: status(405),
        GET: (_request, response) => void response.writeHead(200).write('and so on'),
      }),
    });
    expect(await askOne(site.at('/endless'))).toEqual({ kind: 'ok' });
  });
});

describe('nothing is broken on HEAD alone', () => {
  test.for([400, 403, 404, 405, 410, 500, 501])(
    '%i on HEAD and 200 on GET is ok',
    async (code, { onTestFinished }) => {
      const site = await outsideSite(onTestFinished, {
        '/page': byMethod({ HEAD: status(code), GET: status(200) }),
      });
      const clock = testClock();
      expect(await askOne(site.at('/page'), { clock })).toEqual({ kind: 'ok' });
      expect([site.asked, clock.waits]).toEqual([['HEAD /page', 'GET /page'], []]);
    },
  );

  test('a server that breaks off at HEAD is asked with GET', async ({ onTestFinished }) => {
    const site = await outsideSite(onTestFinished, {
      '/page': byMethod({ HEAD: (request) => request.socket.destroy(), GET: status(200) }),
    });
    expect(await askOne(site.at('/page'))).toEqual({ kind: 'ok' });
  });
});

describe('what is broken', () => {
  test.for([
    [404, 'answers 404 (not found)'],
    [410, 'answers 410 (gone)'],
  ] as const)('%i is broken, and not asked again', async ([code, reason], { onTestFinished }) => {
    const site = await outsideSite(onTestFinished, { '/page': status(code) });
    expect(await askOne(site.at('/page'))).toEqual({ kind: 'broken', reason });
    expect(site.asked).toEqual(['HEAD /page', 'GET /page']);
  });

  test('a host that does not exist is broken where another host answers', async ({ onTestFinished }) => {
    const site = await outsideSite(onTestFinished, { '/page': status(200) });
    expect([...(await ask([site.at('/page'), 'https://gone.invalid/']))]).toEqual([
      [site.at('/page'), { kind: 'ok' }],
      ['https://gone.invalid/', { kind: 'broken', reason: 'has a host that does not exist' }],
    ]);
  });

  test('a host that does not exist is looked up once, however many pages it has', async ({
    onTestFinished,
  }) => {
    const site = await outsideSite(onTestFinished, { '/page': status(200) });
    const names: string[] = [];
    const send = requestSender({
      userAgent: 'Fieldbook/test',
      timeoutMs: 20_000,
      isPrivate: () => false,
      lookUp: (hostname, options, done) => {
        names.push(hostname);
        lookUp(hostname, options, done);
      },
    });
    const gone = ['https://gone.invalid/a', 'https://gone.invalid/b', 'https://gone.invalid/c'];
    const results = await askAddresses([site.at('/page'), ...gone], {
      send,
      clock: testClock(),
      settings: { retries: 2, maxPerHost: 1 },
    });
    expect([...results.values()].map(({ kind }) => kind)).toEqual(['ok', 'broken', 'broken', 'broken']);
    expect(names.filter((name) => name === 'gone.invalid')).toEqual(['gone.invalid']);
  });

  test('a host that does not exist is unknown where nothing answers: the network may be away', async () => {
    expect(await askOne('https://gone.invalid/')).toEqual({
      kind: 'unknown',
      reason: 'has a host that does not exist, or there is no network: no address answered',
    });
  });

  test('an address that answered lately shows that the network is there', async ({ onTestFinished }) => {
    const site = await outsideSite(onTestFinished, {});
    const results = await askAddresses(['https://gone.invalid/'], {
      send: testSender(),
      clock: testClock(),
      settings,
      reachableBefore: ['https://other.invalid/', site.at('/page'), site.at('/second')],
    });
    expect(results.get('https://gone.invalid/')?.kind).toBe('broken');
    expect(site.asked).toEqual(['HEAD /page']);
  });
});

describe('redirects', () => {
  test('the end of the way is reported, and whether every redirect is permanent', async ({
    onTestFinished,
  }) => {
    const site = await outsideSite(onTestFinished, {
      '/old': redirect('/older', 301),
      '/older': redirect('/new?a=1#top', 308),
      '/today': redirect('/new', 307),
      '/new': status(200),
    });
    expect([...(await ask([site.at('/old'), site.at('/today')])).values()]).toEqual([
      { kind: 'redirected', to: site.at('/new?a=1'), isPermanent: true },
      { kind: 'redirected', to: site.at('/new'), isPermanent: false },
    ]);
  });

  test('a redirect to a page that is not there is broken', async ({ onTestFinished }) => {
    const site = await outsideSite(onTestFinished, { '/old': redirect('/gone') });
    expect(await askOne(site.at('/old'))).toEqual({
      kind: 'broken',
      reason: `is redirected to ${site.at('/gone')}, which answers 404 (not found)`,
    });
  });

  test('a circle is broken', async ({ onTestFinished }) => {
    const site = await outsideSite(onTestFinished, { '/a': redirect('/b'), '/b': redirect('/a') });
    expect(await askOne(site.at('/a'))).toEqual({ kind: 'broken', reason: 'is redirected in a circle' });
  });

  test('a circle that sets cookies is unknown: with them a browser may get out', async ({
    onTestFinished,
  }) => {
    const site = await outsideSite(onTestFinished, {
      '/a': redirect('/a', 302, { 'set-cookie': 'seen=1' }),
    });
    expect(await askOne(site.at('/a'))).toEqual({
      kind: 'unknown',
      reason: 'redirects in a circle without cookies',
    });
  });

  test('ten redirects are followed, eleven are not', async ({ onTestFinished }) => {
    const site = await outsideSite(onTestFinished, {
      '/step': (request, response) => {
        const left = Number(new URL(request.url ?? '', 'http://any').searchParams.get('left'));
        const page = left === 0 ? status(200) : redirect(`/step?left=${left - 1}`, 301);
        page(request, response);
      },
    });
    expect([...(await ask([site.at('/step?left=10'), site.at('/step?left=11')])).values()]).toEqual([
      { kind: 'redirected', to: site.at('/step?left=0'), isPermanent: true },
      { kind: 'unknown', reason: 'goes through more than 10 redirects' },
    ]);
  });

  test.for([
    ['mailto:us@example.com', 'is redirected to mailto:, which is not asked'],
    ['file:///etc/passwd', 'is redirected to file:, which is not asked'],
    ['http://', 'answers 302, a redirect without a valid address'],
  ] as const)('a redirect to %j is unknown', async ([location, reason], { onTestFinished }) => {
    const site = await outsideSite(onTestFinished, { '/out': redirect(location) });
    expect(await askOne(site.at('/out'))).toEqual({ kind: 'unknown', reason });
  });

  test('a redirect to a path that is not in ASCII is read as UTF-8', async ({ onTestFinished }) => {
    const site = await outsideSite(onTestFinished, {
      '/old': (_request, response) => {
        response.socket?.end(
          Buffer.from('HTTP/1.1 302 Found\r\nLocation: /größe\r\nContent-Length: 0\r\n\r\n'),
        );
      },
      '/gr%C3%B6%C3%9Fe': status(200),
    });
    expect(await askOne(site.at('/old'))).toEqual({
      kind: 'redirected',
      to: site.at('/gr%C3%B6%C3%9Fe'),
      isPermanent: false,
    });
  });
});

describe('what cannot be said from here is unknown', () => {
  test.for([
    [400, 'answers 400 (bad request)'],
    [401, 'answers 401 (unauthorized)'],
    [403, 'answers 403 (forbidden)'],
    [451, 'answers 451 (unavailable for legal reasons)'],
    [999, 'answers 999'],
  ] as const)('%i, without asking again', async ([code, reason], { onTestFinished }) => {
    const site = await outsideSite(onTestFinished, { '/page': status(code) });
    expect(await askOne(site.at('/page'))).toEqual({ kind: 'unknown', reason });
    expect(site.asked).toEqual(['HEAD /page', 'GET /page']);
  });

  test('500, after asking again twice, each time later', async ({ onTestFinished }) => {
    const site = await outsideSite(onTestFinished, { '/page': status(500) });
    const clock = testClock();
    expect(await askOne(site.at('/page'), { clock })).toEqual({
      kind: 'unknown',
      reason: 'answers 500 (internal server error)',
    });
    expect([site.asked, clock.waits]).toEqual([
      ['HEAD /page', 'GET /page', 'GET /page', 'GET /page'],
      [1000, 2000],
    ]);
  });

  test('a server that does not answer in time', async ({ onTestFinished }) => {
    const site = await outsideSite(onTestFinished, { '/slow': () => undefined });
    expect(await askOne(site.at('/slow'), { send: testSender(50) })).toEqual({
      kind: 'unknown',
      reason: 'does not answer within 0.05 s',
    });
  });

  test('a server that breaks off', async ({ onTestFinished }) => {
    const site = await outsideSite(onTestFinished, { '/cut': (request) => request.socket.destroy() });
    expect(await askOne(site.at('/cut'))).toEqual({
      kind: 'unknown',
      reason: 'closes the connection too early',
    });
  });

  test('an answer that is not HTTP', async ({ onTestFinished }) => {
    const site = await outsideSite(onTestFinished, {
      '/odd': (_request, response) => void response.socket?.end('SSH-2.0-OpenSSH_9.6\r\n'),
    });
    expect(await askOne(site.at('/odd'))).toEqual({
      kind: 'unknown',
      reason: 'gives an answer that is not HTTP',
    });
  });

  test('https where the server speaks http', async ({ onTestFinished }) => {
    const site = await outsideSite(onTestFinished, {});
    const result = await askOne(site.at('/').replace('http:', 'https:'));
    expect(result).toEqual({
      kind: 'unknown',
      reason: expect.stringMatching(/^offers no secure encryption \(/u),
    });
  });

  test('a port where nobody listens', async ({ onTestFinished }) => {
    const site = await outsideSite(onTestFinished, {});
    const port = Number(new URL(site.at('/')).port);
    const free = port === 1 ? 2 : 1;
    expect(await askOne(`http://shop.example:${free}/`)).toEqual({
      kind: 'unknown',
      reason: 'refuses the connection',
    });
  });
});

describe('a server that asks to wait', () => {
  test('is asked again after that while', async ({ onTestFinished }) => {
    const site = await outsideSite(onTestFinished, {
      '/page': inTurn(status(429, { 'retry-after': '7' }), status(200)),
    });
    const clock = testClock();
    expect(await askOne(site.at('/page'), { clock })).toEqual({ kind: 'ok' });
    expect([site.asked, clock.waits]).toEqual([['HEAD /page', 'GET /page'], [7000]]);
  });

  test('may name a date', async ({ onTestFinished }) => {
    const site = await outsideSite(onTestFinished, {
      '/page': inTurn(status(503, { 'retry-after': 'Mon, 09 Mar 2026 16:00:12 GMT' }), status(200)),
    });
    const clock = testClock();
    expect(await askOne(site.at('/page'), { clock })).toEqual({ kind: 'ok' });
    expect(clock.waits).toEqual([12_000]);
  });

  test('for longer than 30 s is left alone, with all its pages', async ({ onTestFinished }) => {
    const site = await outsideSite(onTestFinished, {
      '/a': status(429, { 'retry-after': '31' }),
      '/b': status(200),
    });
    const clock = testClock();
    const results = await askAddresses([site.at('/a'), site.at('/b')], {
      send: testSender(),
      clock,
      settings: { retries: 2, maxPerHost: 1 },
    });
    const { host } = new URL(site.at('/'));
    expect([...results.values()]).toEqual([
      { kind: 'unknown', reason: 'answers 429 (too many requests)' },
      { kind: 'unknown', reason: `was not asked, because ${host} is failing or limits requests` },
    ]);
    expect([site.asked, clock.waits]).toEqual([['HEAD /a'], []]);
  });
});

describe('many addresses', () => {
  test('no host gets more requests at a time than the configuration says', async ({ onTestFinished }) => {
    const { page, most } = crowd(2);
    const site = await outsideSite(onTestFinished, { '/page': page });
    const addresses = Array.from({ length: 20 }, (_, n) => site.at(`/page?n=${n}`));
    const results = await ask(addresses);
    expect([...results.keys()]).toEqual(addresses);
    expect(most()).toBe(2);
  });

  test('hosts do not wait for each other, up to 16 requests at a time', async ({ onTestFinished }) => {
    const { page, most } = crowd(16);
    const site = await outsideSite(onTestFinished, { '/page': page });
    await ask(Array.from({ length: 40 }, (_, n) => site.at('/page', `shop${n}.example`)));
    expect(most()).toBe(16);
  });

  test('a host that answers nobody is given up', async ({ onTestFinished }) => {
    const site = await outsideSite(onTestFinished, {
      '/page': (request) => request.socket.destroy(),
    });
    const results = await ask(Array.from({ length: 100 }, (_, n) => site.at(`/page?n=${n}`)));
    const { host } = new URL(site.at('/'));
    expect(site.asked.length).toBeLessThan(10);
    expect(results.get(site.at('/page?n=0'))).toEqual({
      kind: 'unknown',
      reason: 'closes the connection too early',
    });
    expect(results.get(site.at('/page?n=99'))).toEqual({
      kind: 'unknown',
      reason: `was not asked, because ${host} is failing or limits requests`,
    });
  });

  test('what a host said to HEAD alone is not believed when it is given up', async ({ onTestFinished }) => {
    const site = await outsideSite(onTestFinished, {
      '/page': inTurn(status(404), status(429, { 'retry-after': '31' })),
    });
    const results = await askAddresses([site.at('/page'), site.at('/page?n=1')], {
      send: testSender(),
      clock: testClock(),
      settings: { retries: 2, maxPerHost: 1 },
    });
    expect([...results.values()].map(({ kind }) => kind)).toEqual(['unknown', 'unknown']);
    expect(site.asked).toEqual(['HEAD /page', 'HEAD /page?n=1']);
  });
});

describe('private networks', () => {
  const guarded = requestSender({ userAgent: 'Fieldbook/test', timeoutMs: 20_000, lookUp });
  const refused = { kind: 'unknown', reason: 'is in a private network and is not asked' };

  test('an address on this machine is not asked', async ({ onTestFinished }) => {
    const site = await outsideSite(onTestFinished, { '/page': status(200) });
    for (const host of ['localhost', '127.0.0.1', '127.1', '0x7f000001', '[::1]', '[::ffff:127.0.0.1]']) {
      expect(await askOne(site.at('/page', host), { send: guarded })).toEqual(refused);
    }
    expect(site.asked).toEqual([]);
  });

  test('a public name that leads to this machine is not asked', async ({ onTestFinished }) => {
    const site = await outsideSite(onTestFinished, { '/page': status(200) });
    expect(await askOne(site.at('/page', 'shop.example'), { send: guarded })).toEqual(refused);
    expect(site.asked).toEqual([]);
  });

  test('a redirect into a private network is not followed', async ({ onTestFinished }) => {
    const site = await outsideSite(onTestFinished, {
      '/out': redirect('http://169.254.169.254/latest/meta-data/'),
    });
    const onlyShop = requestSender({
      userAgent: 'Fieldbook/test',
      timeoutMs: 20_000,
      lookUp,
      isPrivate: (host) => host.startsWith('169.254.'),
    });
    expect(await askOne(site.at('/out'), { send: onlyShop })).toEqual({
      kind: 'unknown',
      reason:
        'is redirected to http://169.254.169.254/latest/meta-data/, which is in a private network and is not asked',
    });
  });
});
