import type { Block } from './block.ts';
import type { ProseFault, ProseKind } from './prose.ts';

/** Whether words that a check reports are correct. */
export function isException({ kind, start, end }: ProseFault, { words, isProse }: Block): boolean {
  const bad = words.slice(start, end);
  return checks[kind]({ bad, before: words.slice(0, start), after: words.slice(end), isProse });
}

interface Run {
  readonly bad: string;
  readonly before: string;
  readonly after: string;
  readonly isProse: boolean;
}

const checks: Readonly<Record<ProseKind, (run: Run) => boolean>> = {
  readability: (run) => !run.isProse || isList(run),
  inclusive: (run) => isName(run) || isOnePerson(run),
  'repeated-words': (run) => isParticle(run) || endsName(run),
};

/** A run that does not end like a sentence is a list of names. */
const isList = ({ bad }: Run): boolean => !/[.!?]["'’”)\]]*$/u.test(bad);

/** Within a sentence a capital begins a name, and so do two at its start: `Blacklist Manager`. */
const isName = (run: Run): boolean =>
  /^\p{Lu}/u.test(run.bad) && (!startsSentence(run) || /^ \p{Lu}/u.test(run.after));

const startsSentence = ({ before }: Run): boolean => {
  const end = before.trimEnd();
  return end === '' || /[.!?:…]["'’”)\]]?$/u.test(end.slice(-2));
};

const pronoun = /^(?:s?he(?:['’](?:d|ll|s))?|her|hers|him|his|herself|himself)$/iu;

/** Words for an unspecified person, to whom no gendered pronoun may refer. */
const anybody = new RegExp(
  String.raw`\b(?:${[
    'administrator|agent|anybody|anyone|buyer|caller|client|contractor|customer|dispatcher|driver|employee',
    'everybody|everyone|installer|manager|member|operator|owner|person|reader|somebody|someone|supervisor',
    'technician|tenant|user|visitor|whoever|worker',
  ].join('|')})\b`,
  'iu',
);

const fullName = /\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u;

/** A gendered pronoun is correct for a named person: `When Devon Clarke calls in sick, move his day.` */
function isOnePerson({ bad, before }: Run): boolean {
  if (!pronoun.test(bad)) return false;
  const sentence = before.split(/(?<=[.!?]) /u).at(-1) ?? '';
  return !anybody.test(sentence) || fullName.test(sentence);
}

/** `Log in in the browser.` */
const isParticle = ({ bad }: Run): boolean => /^(?:in in|on on)$/iu.test(bad);

/** `The Active Directory directory`: a name, then a noun. */
const endsName = (run: Run): boolean => /^\p{Lu}\S* \p{Ll}/u.test(run.bad) && !startsSentence(run);
