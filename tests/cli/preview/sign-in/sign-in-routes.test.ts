import { describe, expect, test } from 'vitest';
import type { PreviewSite } from '../../../../cli/preview/preview-site.ts';
import { emptySite, host, previewOf } from '../preview-of.ts';
import { signed } from '../../../../cli/services/wire/signed.ts';
import { emptyProfile, type Profile } from '../../../../schemas/services/profile.ts';

interface Setting {
  readonly basePath?: string;
  readonly services?: PreviewSite['services'];
  readonly secret?: string;
}

/** A preview that waits for nothing; `sleep` notes for how long it would. */
async function preview({
  basePath = '/',
  services = { profile: '/auth/profile' },
  secret = 'secret',
}: Setting = {}) {
  const { ask, sleep } = await previewOf({ ...emptySite, basePath, services }, { secret });
  const signIn = (
    fields: Readonly<Record<string, string>>,
    headers: Record<string, string> = { origin: host },
  ) =>
    ask(`${basePath}Auth/Customer`, {
      method: 'POST',
      headers,
      body: new URLSearchParams({
        name: 'Ana Ruiz',
        email: 'ana@ruiz.example',
        company: 'Ruiz',
        returnUrl: basePath,
        ...fields,
      }),
    });
  /** The profile of who has signed in with a name. */
  const profileOf = async (name: string) => {
    const cookie = cookieOf(await signIn({ name }));
    return ask(`${basePath}auth/profile`, { headers: { cookie } });
  };
  return { ask, signIn, profileOf, sleep };
}

const cookieOf = (response: Response): string => response.headers.get('set-cookie')?.split(';')[0] ?? '';

describe('the profile', () => {
  test('of nobody is empty, and a success [AU-1]', async () => {
    const response = await (await preview()).ask('/auth/profile');
    expect([response.status, await response.json()]).toEqual([200, emptyProfile]);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('is who has signed in, with an encoded name [AU-1]', async () => {
    const response = await (await preview()).profileOf('Zoë Ruiz; "Z"');
    expect([response.status, await response.json()]).toEqual([
      200,
      {
        visitorId: expect.stringMatching(/^[\da-f-]{36}$/u),
        tenantName: 'Ruiz',
        userName: 'ana@ruiz.example',
        userDisplayName: 'Zo%C3%AB%20Ruiz%3B%20%22Z%22',
        email: 'ana@ruiz.example',
      },
    ]);
  });

  test('is nobody’s where the cookie was changed, or another preview has signed it', async () => {
    const { ask, signIn } = await preview();
    const cookie = cookieOf(await signIn({}));
    const [name = '', value = '', signature = ''] = cookie.split(/[=.]/u);
    const said = Buffer.from(value, 'base64url').toString();
    expect(said).toContain('Ana Ruiz');
    const other = Buffer.from(said.replace('Ana', 'Eve')).toString('base64url');
    const eve = { visitorId: '1', name: 'Eve', email: '', company: '' };
    const click = signed(eve, { purpose: 'click code', secret: 'secret' });
    const forged = [
      `${name}=${other}.${signature}`,
      `${name}=${value}.${signature.slice(0, -1)}`,
      `${name}=${value}.`,
      `${cookie}.more`,
      `${name}=${value}`,
      // what was signed for something else
      `${name}=${click}`,
      'x',
      '',
    ];
    for (const changed of forged) {
      expect(await (await ask('/auth/profile', { headers: { cookie: changed } })).json()).toEqual(
        emptyProfile,
      );
    }
    const elsewhere = await preview({ secret: 'another' });
    expect(await (await elsewhere.ask('/auth/profile', { headers: { cookie } })).json()).toEqual(
      emptyProfile,
    );
  });

  test('comes as readers ask for it with a name', async () => {
    const { profileOf, sleep } = await preview();
    expect((await profileOf('fail')).status).toBe(500);
    const garbage = await profileOf('Garbage ');
    expect([garbage.status, await garbage.text()]).toEqual([200, expect.stringMatching(/^<!doctype html>/u)]);
    expect(sleep).not.toHaveBeenCalled();
    expect(await (await profileOf('slow')).json()).toMatchObject({ userDisplayName: 'slow' });
    expect(sleep).toHaveBeenCalledExactlyOnceWith(3000);
  });

  test('takes no parameters and no other method', async () => {
    const { ask } = await preview();
    expect((await ask('/auth/profile?user=ana')).status).toBe(400);
    const posted = await ask('/auth/profile', { method: 'POST' });
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    const head = await ask('/auth/profile', { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  test('stands where the configuration says', async () => {
    const moved = await preview({ basePath: '/help/', services: { profile: '/api/me' } });
    expect((await moved.ask('/help/api/me')).status).toBe(200);
    expect((await moved.ask('/help/auth/profile')).status).toBe(404);
  });
});

describe('the sign-in page', () => {
  test.each(['Customer', 'Employee'])(
    'for the %s proposes a person, and goes where it was asked [RT-6]',
    async (who) => {
      const response = await (await preview()).ask(`/Auth/${who}?returnUrl=%2Fhow-to%2Fx%3Fa%3D%22%3C`);
      const page = await response.text();
      expect(response.status).toBe(200);
      expect(page).toContain(`<form method="post" action="/Auth/${who}">`);
      expect(page).toContain('<meta name="robots" content="noindex,nofollow" />');
      expect(page).toContain('name="returnUrl" value="/how-to/x?a=&quot;&lt;"');
      expect(page).not.toMatch(/<script|style=|\son\w+=/u);
      expect(page.match(/\svalue="[^"]+"/gu)).toHaveLength(4);
    },
  );

  test('brings its own style sheet, in the folder of the site', async () => {
    const { ask } = await preview({ basePath: '/help/' });
    const href = /href="([^"]+\.css)"/u.exec(await (await ask('/help/Auth/Customer')).text())?.[1] ?? '';
    const styles = await ask(href);
    expect([styles.status, styles.headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8']);
  });

  test.each(['//evil.example', '/\\evil.example', 'https://evil.example', '/%2Fevil.example', '/shop', ''])(
    'refuses to lead to %j [RT-6]',
    async (returnUrl) => {
      const { ask, signIn } = await preview({ basePath: '/help/' });
      const shown = await ask(`/help/Auth/Customer?returnUrl=${encodeURIComponent(returnUrl)}`);
      expect(shown.status).toBe(400);
      const sent = await signIn({ returnUrl });
      expect([sent.status, sent.headers.get('location'), sent.headers.get('set-cookie')]).toEqual([
        400,
        null,
        null,
      ]);
    },
  );

  test('takes no other parameter', async () => {
    expect((await (await preview()).ask('/Auth/Customer?returnUrl=/&next=/x')).status).toBe(400);
  });

  test('leads back after it, with a cookie that no script and no other site gets [RT-6]', async () => {
    const response = await (
      await preview({ basePath: '/help/' })
    ).signIn({ returnUrl: '/help/how-to/x?a=1#b' });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/help/how-to/x?a=1#b']);
    expect(response.headers.get('set-cookie')).toMatch(
      /^fieldbook-reader-4173=\S+; Path=\/help\/; HttpOnly; SameSite=Lax$/u,
    );
  });

  test('is signed again by each preview: another one takes no cookie of it', async () => {
    const [one, other] = await Promise.all([preview({ secret: 'own' }), preview({ secret: 'own' })]);
    const cookie = cookieOf(await one.signIn({ name: 'Ana' }));
    const names = [one, other].map(async ({ ask }) => {
      const profile = (await (await ask('/auth/profile', { headers: { cookie } })).json()) as Profile;
      return profile.userDisplayName;
    });
    expect(await Promise.all(names)).toEqual(['Ana', emptyProfile.userDisplayName]);
  });

  test('leads back with a cookie for encrypted pages alone, behind a proxy that encrypts', async () => {
    const headers = { origin: 'https://localhost:4173', 'x-forwarded-proto': 'https' };
    const response = await (await preview()).signIn({}, headers);
    expect([response.status, response.headers.get('set-cookie')]).toEqual([
      303,
      expect.stringMatching(/; Path=\/; HttpOnly; Secure; SameSite=Lax$/u),
    ]);
  });

  test.each<Record<string, string>>([
    { origin: 'https://evil.example' },
    { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
    { origin: 'http://localhost:4173', 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'null' },
    { origin: 'http://localhost:9999' },
    {},
  ])('takes nothing from a page at %j', async (headers) => {
    const response = await (await preview()).signIn({}, headers);
    expect([response.status, response.headers.get('set-cookie')]).toEqual([403, null]);
  });

  test.each<Record<string, string>>([
    { name: '' },
    { name: '  ' },
    { name: '\u{200b}\u{a0}' },
    { name: 'a'.repeat(101) },
    { company: 'a'.repeat(101) },
    { more: 'x' },
  ])('refuses a form with %j', async (fields) => {
    const response = await (await preview()).signIn(fields);
    expect([response.status, response.headers.get('set-cookie')]).toEqual([400, null]);
  });

  test('refuses what is too long to be its form', async () => {
    expect((await (await preview()).signIn({ name: 'a'.repeat(20_000) })).status).toBe(413);
  });

  test('keeps the longest names of any script in a cookie that browsers take', async () => {
    const long = '山'.repeat(100);
    const response = await (await preview()).signIn({ name: long, email: long, company: long });
    expect(response.status).toBe(303);
    expect(cookieOf(response).length).toBeLessThan(4096);
  });
});

test('signing out forgets who was signed in, and leads home [RT-1]', async () => {
  const response = await (await preview({ basePath: '/help/' })).ask('/help/Auth/Logout');
  expect([response.status, response.headers.get('location')]).toEqual([303, '/help/']);
  expect(response.headers.get('set-cookie')).toBe('fieldbook-reader-4173=; Max-Age=0; Path=/help/');
});

test('a page of another site signs nobody out', async () => {
  const { ask } = await preview();
  const response = await ask('/Auth/Logout', { headers: { 'sec-fetch-site': 'cross-site' } });
  expect([response.status, response.headers.get('set-cookie')]).toEqual([403, null]);
});

test('a site without a profile has no sign-in either', async () => {
  const { ask } = await preview({ services: {} });
  for (const path of [
    '/auth/profile',
    '/Auth/Customer',
    '/Auth/Employee',
    '/Auth/Logout',
    '/Auth/preview.css',
  ]) {
    expect((await ask(path)).status).toBe(404);
  }
});
