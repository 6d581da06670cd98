interface Policies {
  readonly sent: string;
  readonly expected: string;
  /** False: more hosts can be allowed than are expected. */
  readonly isWhole: boolean;
}

/** How a content policy differs from the expected one, as the end of a sentence. Undefined if browsers treat them alike. */
export function policyDifference({ sent, expected, isWhole }: Policies): string | undefined {
  if (sent.includes(',')) return 'sends more than one content-security-policy: browsers apply all of them';
  const [sentSources, expectedSources] = [directivesOf(sent), directivesOf(expected)];
  for (const [name, wanted] of expectedSources) {
    const allowed = sentSources.get(name);
    if (allowed === undefined) return `sends a content-security-policy without ${name}`;
    const missing = [...wanted].find((source) => !allowed.has(source));
    if (missing !== undefined) return `sends a content-security-policy without ${missing} in ${name}`;
    const more = [...allowed].find(
      (source) =>
        !wanted.has(source) && !isStyleHash(name, source) && (isWhole || !canBeConfigured(name, source)),
    );
    if (more !== undefined)
      return `sends a content-security-policy with ${more} in ${name}, which the build does not allow`;
  }
  return undefined;
}

/** Source: W3C, "Content Security Policy Level 3", "Parse a serialized CSP". */
const directivesOf = (policy: string): ReadonlyMap<string, ReadonlySet<string>> =>
  new Map(
    policy
      .split(';')
      .map((directive) => directive.trim().split(/\s+/u))
      .map(([name = '', ...sources]) => [name.toLowerCase(), new Set(sources)]),
  );

/** Directives to which `contentPolicy` adds hosts or names. */
const open: ReadonlySet<string> = new Set([
  'script-src',
  'img-src',
  'media-src',
  'frame-src',
  'connect-src',
  'frame-ancestors',
  'trusted-types',
]);

/** Of the styles inside other pages: only the build knows them all. */
const isStyleHash = (directive: string, source: string): boolean =>
  directive === 'style-src' && /^'sha256-[\w+/]{43}='$/u.test(source);

/** A host or the name of a policy, but nothing that allows all hosts or inline scripts. */
const canBeConfigured = (directive: string, source: string): boolean =>
  open.has(directive) &&
  (directive === 'trusted-types' ? /^[^'*]+$/u : /^https?:\/\/[^*]|^https:\/\/\*\.[^*]/u).test(source);
