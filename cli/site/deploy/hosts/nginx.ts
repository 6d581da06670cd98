import { madeByConfig, nginxHeaderLines } from '../../../../pipeline/headers/host-forms.ts';
import { hostHeaders } from '../../../../pipeline/headers/site-headers.ts';
import { nginx } from '../../../../pipeline/redirects/hosts/nginx.ts';
import { compressedTypes, textTypes, typesByExtension } from '../../../media-types.ts';
import { optionsOf } from '../../files/host-files.ts';
import { hasRedirects } from '../../files/sites-on-host.ts';
import { type DeployedSite, type HostRootWriter, notFoundFolders } from './host-root.ts';

/** A file for the `http` block, if there are redirects, and one for the `server` block whose root is the deployed folder. */
export const nginxRoot: HostRootWriter = (site) => {
  const { text, losses } = nginx(site.compiled, site.config);
  return {
    files: [
      ...(hasRedirects(site) ? [{ path: 'redirects.nginx.conf', content: () => text }] : []),
      { path: 'server.nginx.conf', content: () => serverConf(site) },
    ],
    losses,
  };
};

/** Source: nginx, "Module ngx_http_core_module", "Module ngx_http_gzip_module", "Module ngx_http_charset_module". */
const serverConf = (site: DeployedSite): string =>
  `${[
    madeByConfig,
    '# Include this file in a server block whose root is this folder.',
    'types {',
    ...[...typesByExtension].map(([type, extensions]) => `  ${type} ${extensions.join(' ')};`),
    '}',
    'charset utf-8;',
    `charset_types ${textTypes.filter(isNotHtml).join(' ')};`,
    'gzip on;',
    'gzip_vary on;',
    `gzip_types ${compressedTypes.filter(isNotHtml).join(' ')};`,
    ...nginxHeaderLines(hostHeaders(site.config, site.styles), optionsOf(site)),
    'absolute_redirect off;', // nginx does not know the address behind a proxy
    ...(hasRedirects(site)
      ? [301, 302].map((status) => `if ($fieldbook_${status}) { return ${status} $fieldbook_${status}; }`)
      : []),
    `error_page 404 ${site.config.basePath}404.html;`,
    ...['/', ...notFoundFolders(site).filter((folder) => folder !== '/')].map(
      (folder) => `location ${folder} { ${notFoundIn(folder, site)}try_files $uri $uri/index.html =404; }`,
    ),
    String.raw`location ~ \.nginx\.conf$ { return 404; }`,
  ].join('\n')}\n`;

const notFoundIn = (folder: string, { config, folders }: DeployedSite): string =>
  folders.some((each) => each !== '' && config.basePath + each === folder)
    ? `error_page 404 ${folder}404.html; `
    : '';

/** nginx always counts it. */
const isNotHtml = (type: string): boolean => type !== 'text/html';
