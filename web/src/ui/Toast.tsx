import type { ReactNode } from 'react';
import { createContext, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { loadMainTexts } from '../i18n/language.ts';
import type { Toast, ToastAction, ToastTone } from './ToastCard.tsx';
import type { ToastStack } from './ToastStack.tsx';

interface ToastOptions {
  detail?: string | undefined;
  /**
   * How long the toast is visible, in milliseconds. The time pauses on hover and focus. The default is 3,000
   * or 5,000 (docs/specification.md §9).
   */
  duration?: number | undefined;
  action?: ToastAction | undefined;
}

type ToastStackType = typeof ToastStack;

let loadedStack: ToastStackType | undefined;

/**
 * Loads the code of the toast stack, which the first render of the app does not need. Rejects if the import
 * fails.
 */
export async function loadToastStack(): Promise<ToastStackType> {
  const [module] = await Promise.all([import('./ToastStack.tsx'), loadMainTexts()]);
  loadedStack = module.ToastStack;
  return loadedStack;
}

/**
 * Functions that show toasts. They stay the same between renders. `error` and `warning` return a function
 * that removes the toast.
 */
export interface ToastFunctions {
  success: (title: string, options?: ToastOptions) => void;
  error: (title: string, options?: ToastOptions) => () => void;
  warning: (title: string, options?: ToastOptions) => () => void;
  clear: () => void;
}

/** A toast that waits until the code of the toast stack has loaded. */
interface QueuedToast extends Toast {
  /** The time when the toast was created, in milliseconds since the page load. */
  createdAt: number;
}

interface ToastContextValue {
  toaster: ToastFunctions;
  /**
   * Loads and mounts the toast stack before the first toast. Screen readers announce messages only if the
   * live region existed before the message.
   */
  prepare: () => void;
}

const ToasterContext = createContext<ToastContextValue | undefined>(undefined);

const maxToasts = 4;

/** Milliseconds during which a toast with an Undo button stays visible. */
export const undoToastDurationMs = 10_000;

export function ToastProvider({ children }: { children: ReactNode }): ReactNode {
  const [toasts, setToasts] = useState<readonly QueuedToast[]>([]);
  const [StackComponent, setStackComponent] = useState<ToastStackType | undefined>(() => loadedStack);
  const lastId = useRef(0);
  const context = useMemo<ToastContextValue>(() => {
    const showStack = (loaded: ToastStackType): void => {
      const now = performance.now();
      setStackComponent(() => loaded);
      // Removes the toasts whose time has ended while the code was loading.
      setToasts((queued) => queued.filter(({ createdAt, duration }) => now < createdAt + duration));
    };
    const prepare = (): void => {
      if (!loadedStack) void loadToastStack().then(showStack, () => undefined);
    };
    const show = (tone: ToastTone, title: string, { detail, duration, action }: ToastOptions = {}): (() => void) => {
      prepare();
      lastId.current += 1;
      const time = duration ?? (tone === 'success' ? 3000 : 5000);
      const createdAt = performance.now();
      const toast = { id: lastId.current, tone, title, detail, action, duration: time, createdAt };
      setToasts((current) => [...current.filter((other) => !isSameMessage(other, toast)), toast].slice(-maxToasts));
      return () => setToasts((current) => current.filter((other) => other !== toast));
    };
    const toaster: ToastFunctions = {
      success: (title, options) => void show('success', title, options),
      error: (title, options) => show('error', title, options),
      warning: (title, options) => show('warning', title, options),
      clear: () => setToasts([]),
    };
    return { toaster, prepare };
  }, []);
  const remove = (id: number): void => setToasts((current) => current.filter((toast) => toast.id !== id));
  return (
    <ToasterContext value={context}>
      {children}
      {StackComponent && <StackComponent toasts={toasts} onEnd={remove} />}
    </ToasterContext>
  );
}

/**
 * Returns whether two toasts have the same texts. A new toast replaces an older toast with the same texts.
 */
function isSameMessage(a: Toast, b: Toast): boolean {
  return a.tone === b.tone && a.title === b.title && a.detail === b.detail;
}

/** Returns the function that removes all toasts. Does not load the code of the toast stack. */
export const useRemoveAllToasts = (): ToastFunctions['clear'] => useToasterContext().toaster.clear;

function useToasterContext(): ToastContextValue {
  const context = useContext(ToasterContext);
  if (!context) throw new Error('No ToastProvider');
  return context;
}

/** Returns the functions that show toasts. Throws if the component is not inside a ToastProvider. */
export function useToast(): ToastFunctions {
  const context = useToasterContext();
  useEffect(() => context.prepare(), [context]);
  return context.toaster;
}
