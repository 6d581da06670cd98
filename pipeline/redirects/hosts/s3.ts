import type { CompiledRedirects } from '../compile.ts';
import { type HostOptions, lossOf, onHost } from './host-output.ts';
import { caseLoss } from './netlify.ts';
import { spelledRedirects } from './spelled.ts';

/** An empty object that redirects. */
interface RedirectObject {
  readonly key: string;
  readonly to: string;
}

/** A member of a bucket's `RoutingRules`. */
interface RoutingRule {
  readonly Condition: { readonly KeyPrefixEquals: string; readonly HttpErrorCodeReturnedEquals: '404' };
  readonly Redirect: { readonly ReplaceKeyPrefixWith: string; readonly HttpRedirectCode: '301' };
}

interface S3Redirects {
  readonly objects: readonly RedirectObject[];
  /** For what has no object. */
  readonly routingRules: readonly RoutingRule[];
  readonly losses: readonly string[];
}

const maxKeyBytes = 1024;

/**
 * The redirects of a bucket that is a website: an object a path, and one for the path with a slash at its end. Their status is always 301.
 * Source: Amazon S3, "Configuring a webpage redirect".
 */
export function s3Redirects(redirects: CompiledRedirects, options: HostOptions): S3Redirects {
  const keyOf = (path: string) => decodeURIComponent(onHost(path, options)).slice(1);
  const spelled = spelledRedirects(redirects).filter(({ from }) => from !== '/');
  const isLong = ({ from }: { readonly from: string }) =>
    new TextEncoder().encode(`${keyOf(from)}/index.html`).length > maxKeyBytes;
  const temporary = spelled.filter(({ isPermanent }) => !isPermanent);
  return {
    objects: spelled
      .filter((each) => !isLong(each))
      .flatMap(({ from, to }) =>
        [keyOf(from), `${keyOf(from)}/index.html`].map((key) => ({ key, to: onHost(to, options) })),
      ),
    routingRules: redirects.folders.map(({ from, to }) => ({
      Condition: { KeyPrefixEquals: `${keyOf(from)}/`, HttpErrorCodeReturnedEquals: '404' },
      Redirect: { ReplaceKeyPrefixWith: `${keyOf(to)}/`, HttpRedirectCode: '301' },
    })),
    losses: [
      ...caseLoss('S3', redirects),
      ...lossOf(
        'S3 answers with 301 for good, also for these, which are not permanent',
        temporary.map(({ from }) => from),
      ),
      ...lossOf(
        `S3 takes keys of up to ${maxKeyBytes} bytes, so these are left out`,
        spelled.filter(isLong).map(({ from }) => `${from.slice(0, 60)}...`),
      ),
    ],
  };
}
