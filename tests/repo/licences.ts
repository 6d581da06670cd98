import { isForUsers, isInstalled, type LockedPackage } from './lock-file.ts';

/** They ask that their text stays with the code, at most. */
const permissive = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
] as const;

/** Beside those, with why. */
const others: Readonly<Record<string, { readonly why: string; readonly isForAll: boolean }>> = {
  'MPL-2.0': { why: 'its files stay under it, and nothing of it is changed or bundled', isForAll: true },
  'OFL-1.1': { why: 'fonts, which stay as they are', isForAll: true },
  'CC-BY-4.0': { why: 'data of browsers, for building alone', isForAll: false },
};

/** Whether a package may be used where it is. An expression is one of SPDX without parts in brackets. */
export function isAllowed({
  license,
  ...locked
}: Pick<LockedPackage, 'license' | 'dev' | 'isOfPeer'>): boolean {
  if (license === undefined) return false;
  const alternatives = license.replace(/^\((.*)\)$/u, '$1').split(' OR ');
  return alternatives.some((alternative) =>
    alternative
      .split(' AND ')
      .every((id) => permissive.some((each) => each === id) || willDo(id, !isForUsers(locked))),
  );
}

const willDo = (id: string, isForBuilding: boolean): boolean =>
  Object.hasOwn(others, id) && (isForBuilding || others[id]?.isForAll === true);

/** The page of all licences. */
export function licencesPage(packages: readonly LockedPackage[]): string {
  const installed = packages.filter(isInstalled);
  const ofPeers = packages.filter(({ isOfPeer }) => isOfPeer);
  const rest = packages.filter((each) => !isForUsers(each));
  return [
    introduction,
    '## Installed with Fieldbook\n',
    tableOf(installed),
    '## Installed with contentful-export, beside Fieldbook\n',
    tableOf(ofPeers),
    '## Bundled into Fieldbook, or needed only to work on it\n',
    tableOf(rest),
  ].join('\n');
}

const introduction = `# Licences

Fieldbook is under the MIT licence. These are the packages that it is made with, as \`package-lock.json\` names them, by licence. The
page is written by \`tests/repo/licences.ts\`, and \`npm run check\` fails for a licence that is not known there. The texts of those that are
bundled lie in the package: \`.vite/license.md\` in \`dist/cli\`, \`dist/reader/client\`, \`dist/reader/server\` and \`dist/reader/worker\`.

- Without more: ${permissive.join(', ')}.
${Object.entries(others)
  .map(([id, { why }]) => `- ${id}: ${why}.`)
  .join('\n')}
`;

function tableOf(packages: readonly LockedPackage[]): string {
  const licences = [...new Set(packages.map(licenceOf))];
  const rows = licences
    .map((licence) => [licence, packages.filter((each) => licenceOf(each) === licence)] as const)
    .toSorted(([one, a], [other, b]) => b.length - a.length || (one < other ? -1 : 1))
    .map(([licence, each]) => `| ${licence} | ${namesOf(each).join(', ')} |`);
  return ['| licence | packages |', '| --- | --- |', ...rows, ''].join('\n');
}

const licenceOf = ({ license = 'none' }: LockedPackage): string => license;

/** Once each, with its versions. */
const namesOf = (packages: readonly LockedPackage[]): readonly string[] =>
  [...new Set(packages.map(({ name, version }) => `${name} ${version}`))].toSorted();
