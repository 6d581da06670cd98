/** A fault of a part of the configuration: the keys that lead to it, and the end of a sentence. */
export interface ShapeFault {
  readonly path: (string | number)[];
  readonly message: string;
}

/** The faults of a part, as those of what holds it. */
export const within = (step: string | number, faults: readonly ShapeFault[]): ShapeFault[] =>
  faults.map(({ path, message }) => ({ path: [step, ...path], message }));
