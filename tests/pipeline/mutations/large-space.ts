import { doc, entryLink, hyperlink, p, rawEntry, type RawEntry } from '../documents.ts';
import { generatedSpace } from './generated/space.ts';
import { type Space, spaceOf } from './space.ts';

const entriesPerArticle = 5;

/** The generated space with articles around it, in which many faults find a place. Nothing in it is at fault. */
export function roomySpace(articles: number): Space {
  const { exported, ...space } = generatedSpace();
  const entries = [...exported.entries, ...vans('depot', articles * entriesPerArticle)];
  return spaceOf({ ...space, name: 'a roomy space', exported: { ...exported, entries } });
}

/** As many entries as asked for: articles that lead from one to the next, with their sections. Nothing in them is at fault. */
export function vans(place: string, entries: number): RawEntry[] {
  const articles = Math.floor(entries / entriesPerArticle);
  return [
    ...Array.from({ length: articles }, (_, n) => article(place, n, articles)).flat(),
    ...Array.from({ length: entries % entriesPerArticle }, (_, n) =>
      howTo(`${place}-alone${n}`, `Van ${n} alone in the ${place}`, []),
    ),
  ];
}

function article(place: string, n: number, count: number): RawEntry[] {
  const next = (n + 1) % count;
  const sections = Array.from({ length: entriesPerArticle - 1 }, (_, part) =>
    rawEntry('kbHowToSection', `${place}${n}_s${part}`, {
      heading: `Check ${part + 1} of van ${n}`,
      anchor: `check-${part + 1}`,
      content: doc(p(`Look at the tyres of van ${n}, wheel ${part + 1}.`), p('Write down what you see.')),
    }),
  );
  const seeNext = p(
    'See ',
    hyperlink(`/how-to/${place}${next}#check-2`, `the second check of van ${next}`),
    '.',
  );
  return [howTo(`${place}${n}`, `Keep van ${n} in the ${place}`, sections, seeNext), ...sections];
}

const howTo = (id: string, title: string, sections: readonly RawEntry[], ...more: readonly unknown[]) =>
  rawEntry('kbHowTo', id, {
    title,
    url: id,
    introduction: doc(p(`${title}: what to do each evening.`), ...more),
    howToSections: sections.map(({ sys }) => entryLink(sys.id)),
  });
