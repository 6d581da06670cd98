import { describe, expect, test } from 'vitest';
import { fingerprintOf, normalTarget } from '../../pipeline/fingerprint.ts';

describe('a target has one spelling:', () => {
  test.for([
    ['/how-to/board/', '/how-to/board'],
    ['/How-To/Board', '/how-to/board'],
    ['/how-to/caf%C3%A9', '/how-to/caf%c3%a9'],
    ['/how-to/café', '/how-to/caf%c3%a9'],
    ['/how-to/cafe\u0301', '/how-to/caf%c3%a9'],
    [' /how-to/board#Assign%20jobs ', '/how-to/board#Assign jobs'],
    ['/how-to/board#', '/how-to/board'],
    ['/how-to/board?a=B', '/how-to/board?a=B'],
    ['HTTPS://Vanbase.Example:443/Guide/', 'https://vanbase.example/Guide'],
    ['hwAddTechnician', 'hwAddTechnician'],
    ['Two \n lines', 'Two lines'],
    ['http://', 'http://'],
  ] as const)('%s is %s', ([target, normal]) => {
    expect(normalTarget(target)).toBe(normal);
    expect(normalTarget(normal)).toBe(normal);
  });
});

test('a fingerprint differs by rule, owner, field and target, and not by position in a list', () => {
  const identity = { rule: 'a/b', owner: 'entry', field: ['rows', 1, 'cells', 2], target: '/x' };
  const same = fingerprintOf({ ...identity, field: ['rows', 7, 'cells', 0], target: '/x/' });
  expect(fingerprintOf(identity)).toBe(same);
  const others = [
    fingerprintOf({ ...identity, rule: 'a/c' }),
    fingerprintOf({ ...identity, owner: 'other' }),
    fingerprintOf({ ...identity, field: ['rows'] }),
    fingerprintOf({ ...identity, target: '/y' }),
  ];
  expect(new Set([same, ...others]).size).toBe(5);
  expect(same).toMatch(/^[\da-f]{16}$/u);
});
