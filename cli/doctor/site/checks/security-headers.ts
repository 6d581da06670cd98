import type { Check } from '../../check.ts';
import type { Answer } from '../ask-host.ts';
import { assetsIn, firstPages } from '../answers-in.ts';
import type { DeployedSite } from '../deployed-site.ts';
import { expectedHeaders } from '../expected-headers.ts';
import { type Fault, judged } from '../judged.ts';
import { policyDifference } from '../policy-difference.ts';

/** The headers that the build asks of a host, on pages, a script and a file of the bundle. */
export async function checkSecurityHeaders(site: DeployedSite): Promise<Check[]> {
  const [{ address, home, manifest }] = site.locales;
  const { headers, isWhole } = await expectedHeaders(site);
  const script = assetsIn(site).find((each) => each.endsWith('.js'));
  const files = [
    ...(script === undefined ? [] : [script]),
    `${address}bundle/${manifest.files[0]?.path ?? 'manifest.json'}`,
  ];
  const pages = [home, ...firstPages(site).map(({ arrival }) => arrival)].map(({ answer }) => answer);
  const asked = [...pages, ...(await Promise.all(files.map(site.ask)))].filter(
    ({ status }) => status === 200,
  );
  return checkedHeaders
    .filter((name) => name in headers && (name !== hsts || address.startsWith('https:')))
    .map((name) => {
      const expected = headers[name] ?? '';
      const faultOf = (answer: Answer) => headerFault(answer, name, { expected, isWhole });
      return judged(name, { results: asked.map(faultOf), fine: isWhole ? 'as the build asks' : 'strict' });
    });
}

const hsts = 'strict-transport-security';

const checkedHeaders = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  hsts,
  'x-content-type-options',
] as const;
type HeaderName = (typeof checkedHeaders)[number];

function headerFault(
  { address, headers }: Answer,
  name: HeaderName,
  wanted: { readonly expected: string; readonly isWhole: boolean },
): Fault | undefined {
  const sent = headers.get(name);
  if (sent === null) return { address, came: `does not send ${name}` };
  if (name === 'content-security-policy') {
    const difference = policyDifference({ sent, ...wanted });
    return difference === undefined ? undefined : { address, came: difference };
  }
  const { expected } = wanted;
  return isAsStrict(name, sent.toLowerCase(), expected)
    ? undefined
    : { address, came: `sends ${name} "${sent}" in place of "${expected}"` };
}

function isAsStrict(name: HeaderName, sent: string, expected: string): boolean {
  if (name === 'referrer-policy') return sent === expected || strictReferrers.has(sent);
  if (name === hsts) return secondsIn(sent) >= secondsIn(expected);
  if (name !== 'permissions-policy') return sent === expected;
  const features = new Set(sent.split(/,\s*/u));
  return expected.split(', ').every((feature) => features.has(feature));
}

/** Source: W3C, "Referrer Policy". */
const strictReferrers: ReadonlySet<string> = new Set(['no-referrer', 'same-origin', 'strict-origin']);

const secondsIn = (value: string): number => Number(/max-age="?(\d+)/u.exec(value)?.[1] ?? 0);
