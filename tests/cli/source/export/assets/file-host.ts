import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestContext } from 'vitest';

/** A host of files on this machine, which ends with the test. Gives its address, such as `http://127.0.0.1:4174`. */
export async function fileHost(
  onTestFinished: TestContext['onTestFinished'],
  answer: RequestListener,
): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(
    () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  );
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a pipe
  return `http://127.0.0.1:${port}`;
}

/** An asset of the management API with one file. */
export const assetOf = (url: unknown, fileName = 'a.png', size?: number) => ({
  sys: { id: 'asset', type: 'Asset' },
  fields: { file: { 'en-US': { url, fileName, contentType: 'image/png', details: { size } } } },
});
