import type { RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';
import { focusFirstError } from '../ui/Field.tsx';

interface FieldErrors<F> {
  errors: F;
  /** After an attempt to submit: marks what was found, and moves the focus to the first marked field. */
  mark: (found: F) => void;
  /** Fields that are being changed are not marked any more. */
  clear: (fields: object) => void;
  /** For what holds the fields. */
  holder: RefObject<HTMLDivElement | null>;
}

/** Which fields of a form are marked, and why: by field, `none` to begin with. */
export function useFieldErrors<F extends object>(none: F): FieldErrors<F> {
  const [{ errors, attempt }, setState] = useState({ errors: none, attempt: 0 });
  const holder = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) focusFirstError(holder.current);
  }, [attempt]);

  const mark = (found: F): void => setState((now) => ({ errors: found, attempt: now.attempt + 1 }));
  const clear = (fields: object): void => {
    const cleared = Object.fromEntries(Object.keys(fields).map((field) => [field, undefined]));
    setState((now) => ({ ...now, errors: { ...now.errors, ...cleared } }));
  };
  return { errors, mark, clear, holder };
}
