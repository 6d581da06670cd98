// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { Arrival } from '../../../../reader/app/routing/arrival.ts';
import { followRedirect } from '../../../../reader/app/routing/follow-redirect.ts';

const usual = {
  from: '/old',
  to: '/new',
  isPermanent: false,
  ignoreCase: true,
  inBrowser: true,
};

function answerTo(rule: typeof usual, arrival: Arrival | undefined) {
  const request = new Request('http://localhost/old?caseId=7');
  const answer = followRedirect(rule, { path: '/old', request, arrivalNow: () => arrival });
  return (
    answer && {
      status: answer.status,
      to: answer.headers.get('Location'),
      replaces: answer.headers.has('X-Remix-Replace'),
      asksHost: answer.headers.has('X-Remix-Reload-Document'),
    }
  );
}

const opened = { hash: '#a', isOpened: true };
const followed = { hash: '#a', isOpened: false };

describe('followRedirect', () => {
  it('gives a host the target and the status [RD-4]', () => {
    const inBrowser = { replaces: false, asksHost: false };
    expect(answerTo(usual, undefined)).toEqual({ status: 302, to: '/new?caseId=7', ...inBrowser });
    expect(answerTo({ ...usual, isPermanent: true }, undefined)?.status).toBe(301);
    expect(answerTo({ ...usual, inBrowser: false }, undefined)?.to).toBe('/new?caseId=7');
  });

  it('takes the place of an address that was opened, and follows a link [RD-1]', () => {
    expect(answerTo(usual, opened)).toMatchObject({ to: '/new?caseId=7#a', replaces: true });
    expect(answerTo(usual, followed)).toMatchObject({ to: '/new?caseId=7#a', replaces: false });
  });

  it('leaves a rule that is not for browsers to the host, and asks it once [RD-1]', () => {
    const rule = { ...usual, inBrowser: false };
    expect(answerTo(rule, followed)).toMatchObject({ to: '/old?caseId=7#a', asksHost: true });
    expect(answerTo(rule, opened)).toBeUndefined();
  });
});
