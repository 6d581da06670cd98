import { html as markup, Markup } from './markup.ts';
import { createHash } from 'node:crypto';

interface PageInOneFile {
  readonly title: string;
  readonly styles: string;
  readonly script: string;
}

/** A page in one file. It loads nothing and runs only its own script. */
export const pageInOneFile = ({ title, styles, script }: PageInOneFile, body: Markup): string =>
  markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="${policyFor({ script, styles })}">
<title>${title}</title>
<style>${new Markup(styles)}</style>
</head>
<body>
${body}
<script>${new Markup(script)}</script>
</body>
</html>
`.html;

/**
 * The content security policy of a single-file page: nothing is loaded, and only inline scripts and styles with these hashes
 * run.
 */
const policyFor = ({ script, styles }: { readonly script: string; readonly styles: string }): string =>
  [
    "default-src 'none'",
    `script-src ${hashOf(script)}`,
    `style-src ${hashOf(styles)}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');

const hashOf = (code: string): string => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
