import type {
  Proposal,
  ProposedCondition,
  ProposedMapping,
  ProposedSource,
  ProposedType,
} from '../../pipeline/model/propose/proposal.ts';
import { count } from '../../schemas/base/count.ts';
import { quoted } from './quoted.ts';

/** The line above which a later `fieldbook init` writes what is new. */
export const newTypesMarker = '// fieldbook init adds new content types above this line.';

/** The lines of `contentTypes`: every decision with its reason. */
export const mappingLines = ({ types }: Pick<Proposal, 'types'>): string[] =>
  types.flatMap((type) => (type.mapping === undefined ? [] : typeLines(type)));

/** What stays open, a line each. */
export const openLines = ({ types }: Pick<Proposal, 'types'>): string[] =>
  types.flatMap((type) => openIn(type)).map(comment);

const openIn = (type: ProposedType): string[] => [
  ...(type.mapping === undefined && type.role !== 'ours'
    ? [`${type.id}, ${countOf(type)}: ${type.reasons.join('; ')}`]
    : []),
  ...(type.left.length > 0 ? [`${type.id}: nothing shows ${type.left.join(', ')}`] : []),
];

const countOf = ({ entries }: ProposedType): string => count(entries, 'entry', 'entries');

function typeLines(type: ProposedType): string[] {
  const { id, name, mapping, role, reasons } = type;
  const told = `// ${comment(name)}, ${countOf(type)}. ${roleWords[role]}: ${comment(reasons.join('; '))}.`;
  if (mapping === false || mapping === undefined) return [told, `${key(id)}: false,`];
  const [only, ...others] = mapping;
  if (only !== undefined && only.when === undefined && others.length === 0)
    return [told, `${key(id)}: {`, ...indented(mappingBody(only, type)), '},'];
  return [
    told,
    `${key(id)}: [`,
    ...indented(mapping.flatMap((each) => ['{', ...indented(mappingBody(each, type)), '},'])),
    '],',
  ];
}

/** What a role is, in a sentence's beginning. */
const roleWords: Readonly<Record<ProposedType['role'], string>> = {
  ours: 'Read without a mapping',
  page: 'A page',
  person: 'A person',
  topic: 'A topic',
  tag: 'Tags',
  announcement: 'An announcement',
  question: 'A question',
  term: 'A term',
  step: 'A step',
  picture: 'A picture or file',
  video: 'A video',
  code: 'Code',
  callout: 'A callout',
  redirect: 'A redirect',
  settings: 'Not shown',
  open: 'Open',
};

function mappingBody(
  { as, fields, ignore, when }: ProposedMapping,
  { fieldReasons }: ProposedType,
): string[] {
  return [
    ...(when === undefined ? [] : [`when: { field: ${quoted(when.field)}, ${conditionText(when)} },`]),
    `as: ${quoted(as)},`,
    'fields: {',
    ...indented(
      Object.entries(fields).flatMap(([ours, source]) => fieldLines(ours, source, fieldReasons[ours])),
    ),
    '},',
    ...(ignore.length === 0
      ? []
      : [
          'ignore: [',
          ...indented(ignore.map((field) => `${quoted(field)},${because(fieldReasons[field])}`)),
          '],',
        ]),
  ];
}

const conditionText = (when: ProposedCondition): string =>
  'is' in when ? `is: ${when.is}` : `in: [${when.in.map(quoted).join(', ')}]`;

/** A source in a line; the parts of a long one in a line each. */
function fieldLines(ours: string, source: ProposedSource, reason: string | undefined): string[] {
  const line = `${key(ours)}: ${sourceText(source)},`;
  if (line.length <= maxLine || typeof source === 'string' || !('join' in source))
    return [`${line}${because(reason)}`];
  const between = source.with === undefined ? [] : [`with: ${quoted(source.with)},`];
  return [
    `${key(ours)}: {${because(reason)}`,
    ...indented([
      'join: [',
      ...indented(source.join.map((each) => `${sourceText(each)},`)),
      '],',
      ...between,
    ]),
    '},',
  ];
}

const maxLine = 90;

export function sourceText(source: ProposedSource): string {
  if (typeof source === 'string') return quoted(source);
  if ('value' in source) return `{ value: ${quoted(source.value)} }`;
  if ('text' in source) return `{ text: ${quoted(source.text)} }`;
  if ('first' in source) return `{ first: [${source.first.map(sourceText).join(', ')}] }`;
  const between = source.with === undefined ? '' : `, with: ${quoted(source.with)}`;
  return `{ join: [${source.join.map(sourceText).join(', ')}]${between} }`;
}

const because = (reason: string | undefined): string =>
  reason === undefined ? '' : ` // ${comment(reason)}`;

/** Of what a space holds, nothing ends a comment. */
const comment = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ').trim();

function key(name: string): string {
  if (name === '__proto__') return `['__proto__']`; // else it is no key
  return /^[A-Za-z_$][\w$]*$/u.test(name) ? name : quoted(name);
}

const indented = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);
