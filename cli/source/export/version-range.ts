/**
 * Whether a version is in a range, as `engines` and `peerDependencies` have them: `^20.19.0 || >=22.12.0`, `>= 0.4`, `18 || 20`,
 * `4.x`. A version before a release, such as `1.0.0-rc.1`, is in none. A range of another form is an error.
 * Source: node-semver, "Ranges".
 */
export const isInRange = (version: string, range: string): boolean =>
  range
    .split('||')
    .map((alternative) => comparatorsOf(alternative).map((each) => fits(numberOf(version), each)))
    .some((fitting) => fitting.every(Boolean));

const comparatorsOf = (alternative: string): readonly string[] =>
  alternative
    .replace(/([<>=^~]+)\s+/gu, '$1')
    .split(/\s+/u)
    .filter((comparator) => comparator !== '');

const comparatorForm =
  /^(?<sign>[<>]=?|[=^~])?v?(?<major>\d+|[*x])(?:\.(?<minor>\d+|[*x]))?(?:\.(?<patch>\d+|[*x]))?$/iu;

function fits(version: number, comparator: string): boolean {
  const { sign = '=', ...parts } = comparatorForm.exec(comparator)?.groups ?? {};
  const given = [parts['major'], parts['minor'], parts['patch']].flatMap((part) =>
    part === undefined || /\D/u.test(part) ? [] : [Number(part)],
  );
  if (parts['major'] === undefined) throw new Error(`"${comparator}" is no range that is known here.`);
  const [from, to] = [joined(given), joined(after(given, sign))];
  switch (sign) {
    case '>=':
      return version >= from;
    case '>':
      return version >= to;
    case '<':
      return version < from;
    case '<=':
      return version < to;
    default:
      return version >= from && version < to;
  }
}

/**
 * The first version above the range: `^` keeps the major version, `~` the minor one, a bare version keeps the parts that it
 * names.
 */
function after(given: readonly number[], sign: string): readonly number[] {
  if (given.length === 0) return [Infinity];
  const held = { '^': given[0] === 0 ? 2 : 1, '~': 2 }[sign] ?? given.length;
  const kept = given.slice(0, held);
  return [...kept.slice(0, -1), (kept.at(-1) ?? 0) + 1];
}

const numberOf = (version: string): number => joined(version.split('.').map(Number));

const joined = ([major = 0, minor = 0, patch = 0]: readonly number[]): number =>
  (major * 10_000 + minor) * 10_000 + patch;
