import { expect, test } from 'vitest';
import { compileRedirects } from '../../../../pipeline/redirects/compile.ts';
import { s3Redirects } from '../../../../pipeline/redirects/hosts/s3.ts';
import { rule, table } from '../rules.ts';

test('an object leads on from a path with a slash and without one, and folders that have moved have a rule [RD-4]', () => {
  const compiled = compileRedirects(table(rule('/café', '/x#part', { isPermanent: true })), {
    prefixes: { kbHowTo: '/guides' },
  });
  expect(s3Redirects(compiled, { basePath: '/help/' })).toEqual({
    objects: [
      { key: 'help/café', to: '/help/x#part' },
      { key: 'help/café/index.html', to: '/help/x#part' },
    ],
    routingRules: [
      {
        Condition: { KeyPrefixEquals: 'help/how-to/', HttpErrorCodeReturnedEquals: '404' },
        Redirect: { ReplaceKeyPrefixWith: 'help/guides/', HttpRedirectCode: '301' },
      },
    ],
    losses: [expect.stringMatching(/^S3 distinguishes upper and lower case/u)],
  });
});

test('what S3 cannot do is said', () => {
  const long = `/${'x'.repeat(1100)}`;
  const compiled = compileRedirects(
    table(
      rule('/a', '/x', { ignoreCase: false }),
      rule(long, '/x', { ignoreCase: false, isPermanent: true }),
    ),
  );
  const { objects, losses } = s3Redirects(compiled, { basePath: '/' });
  expect(objects.map(({ key }) => key)).toEqual(['a', 'a/index.html']);
  expect(losses).toEqual([
    'S3 answers with 301 for good, also for these, which are not permanent: /a',
    `S3 takes keys of up to 1024 bytes, so these are left out: ${long.slice(0, 60)}...`,
  ]);
});
