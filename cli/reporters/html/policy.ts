import { createHash } from 'node:crypto';

/** The content policy of a page in one file: nothing is loaded, and nothing runs but what stands in it. */
export const policyFor = ({ script, styles }: { readonly script: string; readonly styles: string }): string =>
  [
    "default-src 'none'",
    `script-src ${hashOf(script)}`,
    `style-src ${hashOf(styles)}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');

const hashOf = (code: string): string => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
