// @vitest-environment jsdom
import { expect, test } from 'vitest';
import '../../../../reader/messages/more.ts';
import { WayBack } from '../../../../reader/features/sign-in/way-back.tsx';
import { render } from '../../render.tsx';

test.each([
  ['/faq/R%C3%BCckgabe', '/faq/Rückgabe'],
  ['/how-to/%E2%80%AEtnirp%E2%81%A6', '/how-to/tnirp'],
  ['/100%', '/100%'],
])('the way back to %s reads %s, and nothing in it is turned [RT-6]', (returnUrl, words) => {
  const page = render(<WayBack returnUrl={returnUrl} signedInAs={undefined} />);
  expect(page.querySelector('code')?.textContent).toBe(words);
});
