import { doc, entryLink, p, type RawEntry, rawEntry } from '../../documents.ts';
import { times } from './lists.ts';

/** How-tos of another space: Markdown texts, fields with other names. */
export const guides = (): RawEntry[] => [
  ...times(10, (n) =>
    rawEntry('guide', `guide${n}`, {
      headline: `Guide ${n}`,
      path: `guide-${n}`,
      body: body(n),
      validFrom: `2025-0${1 + (n % 9)}-15`,
      chapters: [entryLink(`guide${n}chapter`)],
    }),
  ),
  ...times(10, (n) =>
    rawEntry('kbHowToSection', `guide${n}chapter`, {
      heading: `Chapter of guide ${n}`,
      anchor: 'chapter',
      content: doc(p('The end.')),
    }),
  ),
];

const body = (n: number): string => `## Before guide ${n}

Read [the guide after ${n}](/how-to/guide-${(n + 1) % 10}#chapter) or **ask**.

- One van
- Two vans
  - with [a map of town ${n}](https://maps.example/${n})

> Guide ${n} is short.

| Depot | Vans |
| --- | --- |
| North | ${n} |

![Van ${n} at night](https://images.example/${n}.png)
`;
