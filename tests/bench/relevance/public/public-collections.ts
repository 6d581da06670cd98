import { join } from 'node:path';
import type { DebianPackage } from './debian-package.ts';
import { docbook } from './docbook.ts';
import { gitManual } from './git-manual.ts';
import { libreOffice } from './libreoffice.ts';
import type { Made } from './made.ts';
import { mallard } from './mallard.ts';
import { debianFaq, perlFaq, pythonFaq } from './questions.ts';

export interface PublicCollection {
  readonly name: string;
  readonly language: string;
  /** What its queries are. */
  readonly queries: 'index terms' | 'descriptions' | 'questions';
  readonly licence: string;
  /** Whether the numbers of the ranking were chosen with it, or with a translation of it. */
  readonly isTuned: boolean;
  readonly debianPackage: DebianPackage;
  /** Reads the files of the package. */
  readonly make: (folder: string) => Made;
}

const libreOfficeHelp = (language: string, sha256: string, locale = language): PublicCollection => ({
  name: `libreoffice-${language}`,
  language,
  queries: 'index terms',
  licence: 'MPL-2.0',
  isTuned: true,
  debianPackage: {
    name: `libreoffice-help-${locale.toLowerCase()}`,
    version: '4:7.4.7-1+deb12u14',
    source: 'libreoffice',
    sha256,
  },
  make: (folder) => libreOffice(join(folder, 'usr/share/libreoffice/help', locale)),
});

const gimpHelp = (language: string, sha256: string): PublicCollection => ({
  name: `gimp-help-${language}`,
  language,
  queries: 'index terms',
  licence: 'GFDL-1.2+',
  isTuned: false,
  debianPackage: { name: `gimp-help-${language}`, version: '2.10.34-2', source: 'gimp-help', sha256 },
  make: (folder) =>
    docbook(join(folder, 'usr/share/gimp/2.0/help', language), {
      index: 'gimp-help-index.html',
      leftOut: ['index.html', 'glossary.html', 'bibliography.html'],
    }),
});

const gnomeHelp = (language: string, locale: string): PublicCollection => ({
  name: `gnome-help-${language}`,
  language,
  queries: 'descriptions',
  licence: 'CC BY-SA 3.0',
  isTuned: true,
  debianPackage: {
    name: 'gnome-user-docs',
    version: '43.0-2',
    sha256: '0d635a840747958ca84da778b40d341f1155603851f922c9a171f5a181d6a39f',
  },
  make: help('gnome-help', locale),
});

const evolutionHelp = (language: string, locale: string): PublicCollection => ({
  name: `evolution-${language}`,
  language,
  queries: 'descriptions',
  licence: 'CC BY-SA 3.0',
  isTuned: false,
  debianPackage: {
    name: 'evolution-common',
    version: '3.46.4-2+deb12u1',
    source: 'evolution',
    sha256: '52e3a67ba3f2815fa864f600f5e3c2afd6ebc0b3487b50525df75006d4172b46',
  },
  make: help('evolution', locale),
});

const help = (program: string, locale: string) => (folder: string) => {
  const of = (each: string): string => join(folder, 'usr/share/help', each, program);
  return mallard(of(locale), locale === 'C' ? undefined : of('C'));
};

const debianQuestions = (language: string, sha256: string): PublicCollection => ({
  name: `debian-faq-${language}`,
  language,
  queries: 'questions',
  licence: 'free, its own',
  isTuned: false,
  debianPackage: { name: `debian-faq-${language}`, version: '11.1', source: 'debian-faq', sha256 },
  make: (folder) => debianFaq(join(folder, 'usr/share/doc/debian/FAQ', language)),
});

/** Manuals of Debian 12 whose authors have written what leads to their pages. */
export const publicCollections: readonly PublicCollection[] = [
  debianQuestions('de', 'e9a8d8234f4b182660d521f80f50cea87f797b4541005a3d64fab7777766f6de'),
  debianQuestions('fr', 'e83cbcc28106fc35f6665a6b0c54c2bd66db481de409764ce35b715baca510df'),
  debianQuestions('ja', '7e2a2f200a963e41dead4dd8645e0dd6550e2eda4cd88041b8e880046ca924a2'),
  evolutionHelp('en', 'C'),
  evolutionHelp('de', 'de'),
  gimpHelp('en', 'a2deec76763aaf2fcdd197bac0736cdcb0770ba993d48d233329e1c92b0bfe36'),
  gimpHelp('de', '06d1f51828e0c68d373bbdd0d34c695e6405062143cd612407cd0fcf9531c199'),
  gimpHelp('ja', '75cef98ec1bdf8d1440da8dc55c6a3dd8b5dd03944d7adc80ba727061e681436'),
  {
    name: 'python-faq',
    language: 'en',
    queries: 'questions',
    licence: 'PSF-2.0',
    isTuned: false,
    debianPackage: {
      name: 'python3.11-doc',
      version: '3.11.2-6+deb12u8',
      source: 'python3.11',
      sha256: '50eb63e7f636c4281e9ce1b8f10386f1def42159eddce34fc1f41c46261df71b',
    },
    make: (folder) => pythonFaq(join(folder, 'usr/share/doc/python3.11/html/faq')),
  },
  {
    name: 'git-manual',
    language: 'en',
    queries: 'descriptions',
    licence: 'GPL-2',
    isTuned: true,
    debianPackage: {
      name: 'git-doc',
      version: '1:2.39.5-0+deb12u3',
      source: 'git',
      sha256: '3c89668a11053a6bafade3de1f611f4613db31e082af63f43d8c5b69ad8795ec',
    },
    make: (folder) => gitManual(join(folder, 'usr/share/doc/git-doc')),
  },
  gnomeHelp('en', 'C'),
  gnomeHelp('fr', 'fr'),
  gnomeHelp('zh', 'zh_CN'),
  libreOfficeHelp('en', '8faa840285734d6cfe1ed25537b48f07e74bd6412e3917bf8e5f8a653f7b3712', 'en-US'),
  libreOfficeHelp('de', '00490b63c509ac96f7f212d6a6e40452d3e0d1f97ccf4b824dd5ec4c01e8277f'),
  libreOfficeHelp('es', '9128a84d83d92c8b1c618d90469d16affddb7d1290b09d42a0c5109cb16f0480'),
  libreOfficeHelp('ja', '7799ace9bfe0845771ed2499913e7f7e521318cf3727c007672e3b020f8eb7b9'),
  {
    name: 'perl-faq',
    language: 'en',
    queries: 'questions',
    licence: 'GPL-1+ or Artistic',
    isTuned: true,
    debianPackage: {
      name: 'perl-doc',
      version: '5.36.0-7+deb12u3',
      source: 'perl',
      sha256: 'e9e3564ff5ade27de0585835f2acad769bcc545c0a0045a9f55d5401f27f7591',
    },
    make: (folder) => perlFaq(join(folder, 'usr/share/perl')),
  },
  {
    name: 'postgresql',
    language: 'en',
    queries: 'index terms',
    licence: 'PostgreSQL',
    isTuned: true,
    debianPackage: {
      name: 'postgresql-doc-15',
      version: '15.18-0+deb12u1',
      source: 'postgresql-15',
      sha256: '3c598277a463c44d672daa2c335deb8d8252e1852fb025fd4578ea2d9a1b90f0',
    },
    make: (folder) =>
      docbook(join(folder, 'usr/share/doc/postgresql-doc-15/html'), {
        index: 'bookindex.html',
        leftOut: ['index.html', 'biblio.html', 'legalnotice.html'],
        isAsked: isOrdinary,
      }),
  },
];

/** Two words of ordinary letters at least: no name of a function, a setting or a table. */
const isOrdinary = (term: string): boolean =>
  (term.match(/\b[A-Za-z][a-z]+\b/gu) ?? []).length >= 2 && !/[_(){}[\]<>=$\\/.]/u.test(term);
