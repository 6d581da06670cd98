import { useEffect, useRef, useState } from 'react';
import { formDebounceMs } from '../../../schemas/spec/interface/forms.ts';

/** The problems of a form by field: sentences that say what to do. */
export type Problems<Values> = { readonly [Field in keyof Values]?: string | undefined };

interface Validation<Values> {
  readonly problems: Problems<Values>;
  /** Checks at once, for a form that is being sent; says whether nothing is wrong. */
  readonly check: () => boolean;
}

/**
 * Checks a form while it is filled in, whenever typing pauses; nothing is wrong before something was typed. The values
 * are a new object after each change, and only then. Source: docs/requirements.md, AP-3.
 */
export function useValidation<Values extends object>(
  values: Values,
  validate: (values: Values) => Problems<Values>,
): Validation<Values> {
  const initial = useRef(values);
  const [checked, setChecked] = useState<Values>();
  useEffect(() => {
    if (values === initial.current) return;
    const timer = setTimeout(() => setChecked(values), formDebounceMs);
    return () => clearTimeout(timer);
  }, [values]);

  const check = () => {
    setChecked(values);
    return Object.values(validate(values)).every((problem) => problem === undefined);
  };
  return { problems: checked === undefined ? {} : validate(checked), check };
}
