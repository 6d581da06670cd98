import { apache } from './apache.ts';
import { cloudflare } from './cloudflare.ts';
import { csv } from './csv.ts';
import type { HostWriter } from './host-output.ts';
import { json } from './json.ts';
import { netlify } from './netlify.ts';
import { nginx } from './nginx.ts';
import { vercel } from './vercel.ts';

export const redirectFormats = ['netlify', 'vercel', 'cloudflare', 'nginx', 'apache', 'csv', 'json'] as const;
export type RedirectFormat = (typeof redirectFormats)[number];

export const hostWriters: { readonly [Format in RedirectFormat]: HostWriter } = {
  netlify,
  vercel,
  cloudflare,
  nginx,
  apache,
  csv,
  json,
};
