import { describe, expect, it } from 'vitest';
import { returnPath } from '../../../../reader/features/sign-in/return-path.ts';

describe('returnPath', () => {
  it('takes a path of this site [RT-6]', () => {
    expect(returnPath('/how-to/x?a=1#b')).toBe('/how-to/x?a=1#b');
  });

  it.each([null, '', 'https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'does not take %j',
    (parameter) => {
      expect(returnPath(parameter)).toBeUndefined();
    },
  );
});
