import { expect, test } from 'vitest';
import { validate } from '../../../pipeline/build.ts';
import { Queries } from '../../../pipeline/queries/store.ts';
import { placeOf } from './kind.ts';
import { kinds } from './kinds/index.ts';
import { roomySpace, vans } from './large-space.ts';
import { plantMany } from './many-faults.ts';
import { inputOf, type Space, withEntries } from './space.ts';

const entries = 4000;
const faults = 40;
/** Each kind stands alone in `mutations.test.ts`: half of them will do here. */
const drawn = kinds.filter((_, index) => index % 2 === 0);
/** The same in each run: with others, a fault may take away the page that the link of another one leads to. */
const seed = 1;

const findAlone = (space: Space) => validate(inputOf(space)).diagnostics.map(placeOf);

test(
  `${faults} faults of known kinds among ${entries} entries are all found, and nothing else [PL-2]`,
  { timeout: 180_000 },
  () => {
    // faults are tried one by one in a part of the space, then all stand in the whole of it
    const roomy = roomySpace(80);
    const others = vans('yard', entries - roomy.exported.entries.length);
    const queries = new Queries();
    const find = (space: Space) => validate({ ...inputOf(space), queries }).diagnostics;
    const { space, found, rules, count } = plantMany(roomy, { kinds: drawn, count: faults, seed, find });
    expect(count).toBe(faults);
    expect(rules.size).toBeGreaterThan(20);
    const places = findAlone(withEntries(space, ...others));
    console.info(`${count} faults of ${rules.size} rules, ${places.length} findings`);
    expect(places.toSorted()).toEqual(found.toSorted());
  },
);
