import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { i18n } from '../i18n/i18n.ts';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { type Toaster, ToastProvider, useToast } from './Toast.tsx';

// happy-dom has no popovers yet; the top layer itself is looked at in a real browser.
beforeAll(() => {
  HTMLElement.prototype.showPopover ??= () => undefined;
});

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function Screen(): ReactNode {
  const toast = useToast();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => toast.success('Sign in successful!')}>Sign In</Button>
      <Button onClick={() => toast.error('Error deleting item', { detail: 'Failed to delete item', duration: 4000 })}>
        Delete
      </Button>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {open && (
        <Dialog title="Add New Item" onClose={() => setOpen(false)}>
          nothing yet
        </Dialog>
      )}
    </>
  );
}

function press(name: string): void {
  fireEvent.click(screen.getByRole('button', { name }));
}

function pass(milliseconds: number): void {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

function show(): void {
  render(
    <I18nProvider i18n={i18n}>
      <ToastProvider>
        <Screen />
      </ToastProvider>
    </I18nProvider>,
  );
}

function dialogAround(text: string): Element | null {
  return screen.getByText(text).closest('dialog');
}

test('a success is announced politely and leaves after three seconds', () => {
  show();
  press('Sign In');
  expect(within(screen.getByRole('status')).getByText('Sign in successful!')).toBeTruthy();
  pass(2999);
  expect(screen.queryByText('Sign in successful!')).not.toBeNull();
  pass(1);
  expect(screen.queryByText('Sign in successful!')).toBeNull();
});

test('an error is announced at once, with its reason', () => {
  show();
  press('Delete');
  const alert = within(screen.getByRole('alert'));
  expect(alert.getByText('Error deleting item')).toBeTruthy();
  expect(alert.getByText('Failed to delete item')).toBeTruthy();
});

test('the time of a toast stops while the pointer rests on it', () => {
  show();
  press('Delete');
  pass(3000);
  fireEvent.pointerEnter(screen.getByText('Error deleting item'));
  pass(60_000);
  fireEvent.pointerLeave(screen.getByText('Error deleting item'));
  pass(999);
  expect(screen.queryByText('Error deleting item')).not.toBeNull();
  pass(1);
  expect(screen.queryByText('Error deleting item')).toBeNull();
});

test('the time of a toast stops while the focus is in it', () => {
  show();
  press('Sign In');
  const dismiss = screen.getByRole('button', { name: 'Dismiss' });
  act(() => dismiss.focus());
  pass(60_000);
  expect(screen.queryByText('Sign in successful!')).not.toBeNull();
  act(() => dismiss.blur());
  pass(3000);
  expect(screen.queryByText('Sign in successful!')).toBeNull();
});

test('a message said twice stands once, for its whole time again', () => {
  show();
  press('Sign In');
  pass(2000);
  press('Sign In');
  pass(2000);
  expect(screen.getAllByText('Sign in successful!')).toHaveLength(1);
});

test('what could not be shown in its time is not shown late, and every message tries again', async () => {
  vi.resetModules();
  vi.doMock('./ToastStack.tsx', () => Promise.reject(new Error('Failed to fetch')));
  const late = await import('./Toast.tsx');
  let toast: Toaster | undefined;
  const Speaker = (): ReactNode => {
    toast = late.useToast();
    return null;
  };
  render(
    <I18nProvider i18n={i18n}>
      <late.ToastProvider>
        <Speaker />
      </late.ToastProvider>
    </I18nProvider>,
  );
  const say = (title: string): Promise<void> =>
    act(async () => {
      toast?.success(title);
      await vi.dynamicImportSettled();
    });
  await say('Lost');
  pass(2000);
  await say('Waiting');
  pass(1000);
  vi.doUnmock('./ToastStack.tsx');
  await say('Shown');
  expect(screen.queryByText('Lost')).toBeNull();
  expect(screen.getByText('Waiting')).toBeTruthy();
  expect(screen.getByText('Shown')).toBeTruthy();
});

test('a toast can be dismissed before its time', () => {
  show();
  press('Sign In');
  press('Dismiss');
  expect(screen.queryByText('Sign in successful!')).toBeNull();
});

test('a toast moves into an open dialog, where it can be reached, and back when the dialog closes', () => {
  show();
  press('Sign In');
  expect(dialogAround('Sign in successful!')).toBeNull();
  press('Open');
  expect(dialogAround('Sign in successful!')).not.toBeNull();
  press('Close');
  expect(dialogAround('Sign in successful!')).toBeNull();
});

test('an error that is no longer so is taken back', () => {
  let takeBack: (() => void) | undefined;
  function Changing(): ReactNode {
    const toast = useToast();
    return <Button onClick={() => (takeBack = toast.error('Google login failed'))}>Continue</Button>;
  }
  render(
    <I18nProvider i18n={i18n}>
      <ToastProvider>
        <Changing />
      </ToastProvider>
    </I18nProvider>,
  );
  press('Continue');
  expect(screen.getByText('Google login failed')).toBeTruthy();
  act(() => takeBack?.());
  expect(screen.queryByText('Google login failed')).toBeNull();
});
