import type { FieldFacts } from '../facts/facts.ts';
import type { ProposedMapping, ProposedSource } from '../proposal.ts';
import type { Decision } from '../roles/role-of.ts';
import type { TypeView } from '../roles/type-view.ts';

/** The fields of a type while they get their places. */
export class Placing {
  readonly #free: Set<FieldFacts>;
  readonly #fields = new Map<string, ProposedSource>();
  readonly #ignored = new Set<string>();
  readonly #reasons: Record<string, string> = {};

  readonly view: TypeView;
  readonly decisions: ReadonlyMap<string, Decision>;

  constructor(view: TypeView, decisions: ReadonlyMap<string, Decision>) {
    this.view = view;
    this.decisions = decisions;
    this.#free = new Set(view.fields);
    for (const facts of view.fields) {
      if (facts.isMistyped) this.ignore(facts, `its values are not of its type, ${facts.field.type}`);
    }
  }

  /** The fields without a place, in the order of the model. */
  get free(): FieldFacts[] {
    return [...this.#free];
  }

  has(ours: string): boolean {
    return this.#fields.has(ours);
  }

  /** Reads a field of ours from a source. The fields that it names have their place then. */
  put(ours: string, source: ProposedSource, { from, reason }: Place): void {
    this.#fields.set(ours, source);
    this.#reasons[ours] = reason;
    for (const each of from) this.#free.delete(each);
  }

  ignore(facts: FieldFacts, reason: string): void {
    this.#free.delete(facts);
    this.#ignored.add(facts.field.id);
    this.#reasons[facts.field.id] = reason;
  }

  /** The mapping, with our fields in the order of `order`. */
  done(as: ProposedMapping['as'], order: readonly string[]): Placed {
    // else it would be read as the field of ours
    for (const facts of this.free.filter(({ field }) => order.includes(field.id) && !this.has(field.id))) {
      if (facts.filled > 0) this.ignore(facts, `not what "${facts.field.id}" of ${as} is`);
    }
    const fields = order.flatMap((ours): [string, ProposedSource][] => {
      const source = this.#fields.get(ours);
      return source === undefined ? [] : [[ours, source]];
    });
    return {
      mapping: { as, fields: Object.fromEntries(fields), ignore: [...this.#ignored] },
      reasons: this.#reasons,
      left: this.free.filter(({ filled }) => filled > 0).map(({ field }) => field.id),
    };
  }
}

interface Place {
  readonly from: readonly FieldFacts[];
  readonly reason: string;
}

export interface Placed {
  readonly mapping: ProposedMapping;
  /** By our field, or by the field that is ignored. */
  readonly reasons: Readonly<Record<string, string>>;
  /** Fields with values and without a place. */
  readonly left: readonly string[];
}

/** One source as it is, several joined. */
export const joined = (sources: readonly ProposedSource[], between?: string): ProposedSource => {
  const [only, ...others] = sources;
  if (only !== undefined && others.length === 0) return only;
  return { join: sources, ...(between !== undefined && { with: between }) };
};
