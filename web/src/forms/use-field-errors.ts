import type { RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';
import { focusFirstError } from '../ui/Field.tsx';

interface FieldErrors<F> {
  errors: F;
  /** Sets the field errors after a submit and focuses the first invalid field. */
  showErrors: (newErrors: F) => void;
  /** Removes the errors of the fields that the user has changed. */
  clearErrors: (fields: object) => void;
  /** Ref of the element that contains the form's fields. */
  container: RefObject<HTMLDivElement | null>;
}

/** Stores the validation errors of a form, at first `initialErrors`. Each error belongs to one field. */
export function useFieldErrors<F extends object>(initialErrors: F): FieldErrors<F> {
  const [{ errors, attempt }, setState] = useState({ errors: initialErrors, attempt: 0 });
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) focusFirstError(container.current);
  }, [attempt]);

  const showErrors = (newErrors: F): void => setState((now) => ({ errors: newErrors, attempt: now.attempt + 1 }));
  const clearErrors = (fields: object): void => {
    const cleared = Object.fromEntries(Object.keys(fields).map((field) => [field, undefined]));
    setState((now) => ({ ...now, errors: { ...now.errors, ...cleared } }));
  };
  return { errors, showErrors, clearErrors, container };
}
