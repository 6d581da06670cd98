import { hashedBelow, madeByConfig, named } from '../../../../pipeline/headers/host-forms.ts';
import { cacheControl, hostHeaders } from '../../../../pipeline/headers/site-headers.ts';
import { apache } from '../../../../pipeline/redirects/hosts/apache.ts';
import { compressedTypes, textExtensions, typesByExtension } from '../../../media-types.ts';
import { optionsOf } from '../../files/host-files.ts';
import { type DeployedSite, type HostRootWriter } from './host-root.ts';

/** `.htaccess` in the root, and one in the folder of each other locale, for its own page for unknown paths. */
export const apacheRoot: HostRootWriter = (site) => {
  const { text, losses } = apache(site.compiled, site.config);
  const inLocales = site.folders.filter((folder) => folder !== '');
  return {
    files: [
      { path: '.htaccess', content: () => rootFile(site, text) },
      ...inLocales.map((folder) => ({
        path: `${site.folder}${folder}.htaccess`,
        content: () => `${madeByConfig}\n${notFoundLine(site.config.basePath + folder)}\n`,
      })),
    ],
    losses,
  };
};

/**
 * It needs `AllowOverride All` and the modules headers, rewrite, mime and dir, and compresses with deflate.
 * Source: Apache HTTP Server, "Module mod_headers", "Module mod_dir", "Module mod_mime".
 */
const rootFile = (site: DeployedSite, redirects: string): string =>
  `${[
    madeByConfig,
    '# It needs "AllowOverride All" and the modules headers, rewrite, mime and dir. With deflate, texts are compressed.',
    'Options -Indexes -MultiViews',
    'DirectoryIndex index.html',
    'DirectorySlash Off',
    '<Files ".ht*">',
    '  Require all denied',
    '</Files>',
    notFoundLine(site.config.basePath),
    ...[...typesByExtension].map(([type, extensions]) => `AddType ${type} ${extensions.join(' ')}`),
    `AddCharset utf-8 ${textExtensions.join(' ')}`,
    ...named(hostHeaders(site.config, site.styles)).map(
      ({ key, value }) => `Header always set ${key} "${value.replaceAll('%', '%%')}"`,
    ),
    `Header set Cache-Control "${cacheControl(false)}"`, // without `always`: not for missing files
    `Header set Cache-Control "${cacheControl(true)}" "expr=%{REQUEST_URI} =~ m#${hashedBelow(optionsOf(site))}#"`,
    '<IfModule mod_deflate.c>',
    `  AddOutputFilterByType DEFLATE ${compressedTypes.join(' ')}`,
    '</IfModule>',
  ].join('\n')}\n${redirects}${indexRules.join('\n')}\n`;

const notFoundLine = (folder: string): string => `ErrorDocument 404 ${folder}404.html`;

const indexRules = [
  '# A page is a folder: its address has no slash at the end. A folder without a page is no page.',
  'RewriteCond %{REQUEST_FILENAME}/index.html -f',
  'RewriteRule [^/]$ %{REQUEST_URI}/index.html [END]',
  'RewriteCond %{REQUEST_FILENAME} -d',
  'RewriteCond %{REQUEST_FILENAME}/index.html !-f',
  'RewriteRule ^ - [R=404,L]',
];
