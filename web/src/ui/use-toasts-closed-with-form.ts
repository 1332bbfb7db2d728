import { useEffect, useMemo, useRef } from 'react';
import { type ToastFunctions, useToast } from './Toast.tsx';

/**
 * Returns functions that show toasts of a form. When the form closes, removes its error and warning toasts,
 * because they no longer apply.
 */
export function useToastsClosedWithForm(): ToastFunctions {
  const toaster = useToast();
  const dismissals = useRef<(() => void)[]>([]);
  useEffect(() => {
    const shown = dismissals.current;
    return () => {
      for (const dismiss of shown.splice(0)) dismiss();
    };
  }, []);
  return useMemo(() => {
    const remember = (dismiss: () => void): (() => void) => {
      dismissals.current.push(dismiss);
      return dismiss;
    };
    return {
      ...toaster,
      error: (title, options) => remember(toaster.error(title, options)),
      warning: (title, options) => remember(toaster.warning(title, options)),
    };
  }, [toaster]);
}
