import type { RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';
import { focusFirstError } from '../ui/Field.tsx';

interface FormFaults<F> {
  faults: F;
  /** After an attempt to submit: marks what was found, and moves the focus to the first marked field. */
  mark: (found: F) => void;
  /** Fields that are being changed are not marked any more. */
  forgive: (fields: object) => void;
  /** For what holds the fields. */
  holder: RefObject<HTMLDivElement | null>;
}

/** Which fields of a form are marked, and why: by field, `none` to begin with. */
export function useFaults<F extends object>(none: F): FormFaults<F> {
  const [{ faults, attempt }, setState] = useState({ faults: none, attempt: 0 });
  const holder = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) focusFirstError(holder.current);
  }, [attempt]);

  const mark = (found: F): void => setState((now) => ({ faults: found, attempt: now.attempt + 1 }));
  const forgive = (fields: object): void => {
    const cleared = Object.fromEntries(Object.keys(fields).map((field) => [field, undefined]));
    setState((now) => ({ ...now, faults: { ...now.faults, ...cleared } }));
  };
  return { faults, mark, forgive, holder };
}
