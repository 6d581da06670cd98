const dots = [
  '..',
  '%2e%2e',
  '.%2e',
  '%2E.',
  '%252e%252e',
  '%25252e%25252e',
  '%c0%ae%c0%ae',
  '..;',
  '....',
  '..%00',
  '\\..',
];
const slashes = ['/', '%2f', '%252f', '\\', '%5c', '%255c', '%c0%af', '//', '/./'];
const folders = ['/', '/assets/', '/bundle/', '/assets/media/', '//', '/preview/', '/services/preview/'];
const files = ['secret.txt', '.env', 'export.json', 'package.json', 'etc/passwd'];

/** Ways out of a folder, each encoding of the dots with each of the slash, and to files that lie where nothing should be seen. */
export const traversals: readonly string[] = dots
  .flatMap((dot, row) =>
    slashes.flatMap((slash, column) =>
      [1, 4].map(
        (times) => (folders[(row + column) % folders.length] ?? '') + `${dot}${slash}`.repeat(times),
      ),
    ),
  )
  .map((way, index) => way + (files[index % files.length] ?? ''));

/** Files beside the export, named as they are. */
export const hiddenFiles: readonly string[] = [
  '/secret.txt',
  '/.env',
  '/.git/config',
  '/%2eenv',
  '/export.json',
  '/.fieldbook-cache/readers-sent.db',
  '/assets/.env',
];
