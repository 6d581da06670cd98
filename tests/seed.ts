import process from 'node:process';

const given = process.env['FIELDBOOK_SEED'];

/** What all random values of a run follow from: another number each time, or the one in `FIELDBOOK_SEED`. */
export const seed = given === undefined ? 1 + (Date.now() % 2_000_000_000) : Number(given);

/** Whether this run takes the item with this index: one in so many, others in each run. */
export const isDrawn = (index: number, oneIn: number): boolean => index % oneIn === seed % oneIn;
