import type { BundleFiles } from '../../../schemas/bundle/index.ts';
import { trustedScript } from '../../browser/script-policy.ts';
import { log } from '../../services/log.ts';

type SiteScript = NonNullable<BundleFiles['site']['scripts']>[number];

/** Loads each script once, through the proxy where there is one: `{proxy}?url={encoded address}`. Source: docs/requirements.md, OP-3. */
export function loadScripts(scripts: readonly SiteScript[], proxy: string | undefined): void {
  const named = scripts.map(({ src }) => src);
  for (const script of scripts) {
    if (loaded.has(script.src)) continue;
    loaded.add(script.src);
    const element = document.createElement('script');
    for (const [name, value] of Object.entries(script.attributes ?? {})) element.setAttribute(name, value);
    element.async = script.async ?? true;
    element.addEventListener('error', () => warn(script));
    try {
      const url = proxy === undefined ? script.src : `${proxy}?url=${encodeURIComponent(script.src)}`;
      element.src = trustedScript(url, named);
      document.head.append(element);
    } catch (exception) {
      warn(script, exception);
    }
  }
}

const loaded = new Set<string>();

const warn = ({ src }: SiteScript, exception?: unknown): void =>
  log({ type: 'warning', category: 'scripts', message: `The script ${src} did not load.`, exception });
