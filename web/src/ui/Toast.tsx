import type { ReactNode } from 'react';
import { createContext, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { loadAllTexts } from '../i18n/language.ts';
import type { Toast, ToastTone } from './ToastCard.tsx';
import type { ToastStack } from './ToastStack.tsx';

interface ToastOptions {
  /** The reason, under the title, which is then bold. */
  detail?: string | undefined;
  /** Milliseconds in sight while neither pointer nor focus rests on it; 3,000 for success, else 5,000 (docs/specification.md §9). */
  duration?: number | undefined;
}

type Stack = typeof ToastStack;

let stack: Stack | undefined;

/** Fetches what shows toasts: the first page has nothing to say, and goes without. Rejects when it cannot be fetched. */
export async function loadToastStack(): Promise<Stack> {
  const [module] = await Promise.all([import('./ToastStack.tsx'), loadAllTexts()]);
  stack = module.ToastStack;
  return stack;
}

/** Shows toasts. The functions stay the same for the life of the page. */
export interface Toaster {
  success: (title: string, options?: ToastOptions) => void;
  /** Returns what takes it back, when it is no longer so. */
  error: (title: string, options?: ToastOptions) => () => void;
  warning: (title: string, options?: ToastOptions) => void;
}

/** A toast that may still wait for what shows it. */
interface Said extends Toast {
  /** When it was said, in milliseconds since the page was opened. */
  at: number;
}

interface ToastContext {
  toaster: Toaster;
  /** Puts the place where toasts appear into the page: what is announced must be there before its message. */
  prepare: () => void;
}

const ToasterContext = createContext<ToastContext | undefined>(undefined);

/** How many stay on the screen at once: the oldest makes room. */
const room = 4;

/** Holds the toasts of the page; stands around everything that shows one. */
export function ToastProvider({ children }: { children: ReactNode }): ReactNode {
  const [toasts, setToasts] = useState<readonly Said[]>([]);
  const [Shown, setShown] = useState<Stack | undefined>(() => stack);
  const last = useRef(0);
  const context = useMemo<ToastContext>(() => {
    const put = (loaded: Stack): void => {
      const now = performance.now();
      setShown(() => loaded);
      // What nobody saw in its time is not told late.
      setToasts((said) => said.filter(({ at, duration }) => now < at + duration));
    };
    const prepare = (): void => {
      if (!stack) void loadToastStack().then(put, () => undefined);
    };
    const show = (tone: ToastTone, title: string, { detail, duration }: ToastOptions = {}): (() => void) => {
      prepare();
      last.current += 1;
      const time = duration ?? (tone === 'success' ? 3000 : 5000);
      const toast = { id: last.current, tone, title, detail, duration: time, at: performance.now() };
      setToasts((shown) => [...shown.filter((other) => !same(other, toast)), toast].slice(-room));
      return () => setToasts((shown) => shown.filter((other) => other !== toast));
    };
    const toaster: Toaster = {
      success: (title, options) => void show('success', title, options),
      error: (title, options) => show('error', title, options),
      warning: (title, options) => void show('warning', title, options),
    };
    return { toaster, prepare };
  }, []);
  const drop = (id: number): void => setToasts((shown) => shown.filter((toast) => toast.id !== id));
  return (
    <ToasterContext value={context}>
      {children}
      {Shown && <Shown toasts={toasts} onEnd={drop} />}
    </ToasterContext>
  );
}

/** A message said again takes the place of itself, instead of standing twice. */
function same(a: Toast, b: Toast): boolean {
  return a.tone === b.tone && a.title === b.title && a.detail === b.detail;
}

/** The page's toaster; throws outside a ToastProvider. */
export function useToast(): Toaster {
  const context = useContext(ToasterContext);
  if (!context) throw new Error('useToast needs a ToastProvider around it');
  useEffect(() => context.prepare(), [context]);
  return context.toaster;
}
