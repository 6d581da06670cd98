import { modelReference } from '../../../pipeline/model/reference/model-reference.ts';
import { fixtures } from '../../fixtures.ts';
import { textOfDocument } from '../../bench/spaces/entry-texts.ts';
import { isRecord } from '../../../schemas/base/is-record.ts';
import { repositoryHas } from '../source-files.ts';

/** The page of our content types, as it is to be: path and text. `npm run lists` writes it. */
export const modelPage = (): [path: string, text: string] => [
  'docs/content-types.md',
  modelReference({
    examples: new Map(
      [...fixtures].map(([type, { fields }]) => [
        type,
        new Map(Object.entries(fields).map(([name, value]) => [name, inWords(valueIn(value))])),
      ]),
    ),
    pictureOf: (type) => {
      const file = `pictures/content-types/${type}.webp`;
      return repositoryHas(`docs/${file}`) ? file : undefined;
    },
  }),
];

const valueIn = (byLocale: unknown): unknown =>
  typeof byLocale === 'object' && byLocale !== null && 'en-US' in byLocale ? byLocale['en-US'] : undefined;

/** A value of a fixture, short enough for a cell. */
function inWords(value: unknown): string {
  if (Array.isArray(value))
    return value
      .map((each: unknown) => inWords(each))
      .filter(Boolean)
      .join(', ');
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string' || typeof value === 'number') return shortened(String(value));
  const { type } = byId.get(linkedId(value)) ?? {};
  return type === undefined ? shortened(textOfDocument(value)) : `→ ${type}`;
}

const byId = new Map([...fixtures].map(([type, { sys }]) => [sys.id, { type }]));

const linkedId = (value: unknown): string => {
  const sys: unknown = isRecord(value) ? value['sys'] : undefined;
  return isRecord(sys) ? String(sys['id']) : '';
};

function shortened(text: string): string {
  const line = text.trim().replaceAll(/\s+/gu, ' ').replaceAll('<', '&lt;');
  return line.length > 60 ? `${line.slice(0, line.lastIndexOf(' ', 60))} …` : line;
}
