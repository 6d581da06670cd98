import type { SiteHost } from '../../../../pipeline/config/hosts.ts';
import { apacheRoot } from './apache.ts';
import { cloudflareRoot } from './cloudflare.ts';
import { githubPagesRoot } from './github-pages.ts';
import type { HostRootWriter } from './host-root.ts';
import { netlifyRoot } from './netlify.ts';
import { nginxRoot } from './nginx.ts';
import { s3Root } from './s3.ts';
import { vercelRoot } from './vercel.ts';

/** What each host reads. */
export const hostRoots: { readonly [Host in SiteHost]: HostRootWriter } = {
  netlify: netlifyRoot,
  vercel: vercelRoot,
  cloudflare: cloudflareRoot,
  'github-pages': githubPagesRoot,
  s3: s3Root,
  nginx: nginxRoot,
  apache: apacheRoot,
};
