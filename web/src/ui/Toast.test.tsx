import { act, fireEvent, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { renderUi } from './render-ui.testing.tsx';
import { useToast } from './Toast.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function TestScreen(): ReactNode {
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

function clickButton(name: string): void {
  fireEvent.click(screen.getByRole('button', { name }));
}

function advanceTime(milliseconds: number): void {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

const renderScreen = (): void => void renderUi(<TestScreen />);

function findDialogAround(text: string): Element | null {
  return screen.getByText(text).closest('dialog');
}

test('screen readers announce a success toast politely; it disappears after three seconds', () => {
  renderScreen();
  clickButton('Sign In');
  expect(within(screen.getByRole('status')).getByText('Sign in successful!')).toBeTruthy();
  advanceTime(2999);
  expect(screen.queryByText('Sign in successful!')).not.toBeNull();
  advanceTime(1);
  expect(screen.queryByText('Sign in successful!')).toBeNull();
});

test('screen readers announce an error toast at once, with its reason', () => {
  renderScreen();
  clickButton('Delete');
  const alert = within(screen.getByRole('alert'));
  expect(alert.getByText('Error deleting item')).toBeTruthy();
  expect(alert.getByText('Failed to delete item')).toBeTruthy();
});

test('the timer of a toast pauses while the pointer is over the toast', () => {
  renderScreen();
  clickButton('Delete');
  advanceTime(3000);
  fireEvent.pointerEnter(screen.getByText('Error deleting item'));
  advanceTime(60_000);
  fireEvent.pointerLeave(screen.getByText('Error deleting item'));
  advanceTime(999);
  expect(screen.queryByText('Error deleting item')).not.toBeNull();
  advanceTime(1);
  expect(screen.queryByText('Error deleting item')).toBeNull();
});

test('the timer of a toast pauses while an element in the toast has the focus', () => {
  renderScreen();
  clickButton('Sign In');
  const dismiss = screen.getByRole('button', { name: 'Dismiss' });
  act(() => dismiss.focus());
  advanceTime(60_000);
  expect(screen.queryByText('Sign in successful!')).not.toBeNull();
  act(() => dismiss.blur());
  advanceTime(3000);
  expect(screen.queryByText('Sign in successful!')).toBeNull();
  clickButton('Sign In');
  clickButton('Dismiss');
  expect(screen.queryByText('Sign in successful!')).toBeNull();
});

test('if the same toast is shown twice, it appears once and its timer starts again', () => {
  renderScreen();
  clickButton('Sign In');
  advanceTime(2000);
  clickButton('Sign In');
  advanceTime(2000);
  expect(screen.getAllByText('Sign in successful!')).toHaveLength(1);
});

test('when a dialog opens, a visible toast moves into it; when the dialog closes, it moves back', () => {
  renderScreen();
  clickButton('Sign In');
  expect(findDialogAround('Sign in successful!')).toBeNull();
  clickButton('Open');
  expect(findDialogAround('Sign in successful!')).not.toBeNull();
  clickButton('Close');
  expect(findDialogAround('Sign in successful!')).toBeNull();
});

test('the function that toast.error returns removes the toast', () => {
  let removeToast: (() => void) | undefined;
  function Changing(): ReactNode {
    const toast = useToast();
    return <Button onClick={() => (removeToast = toast.error('Google login failed'))}>Continue</Button>;
  }
  renderUi(<Changing />);
  clickButton('Continue');
  expect(screen.getByText('Google login failed')).toBeTruthy();
  act(() => removeToast?.());
  expect(screen.queryByText('Google login failed')).toBeNull();
});

test.each([
  ['to the element that had it before the toast', true, false, 'Archive'],
  ['to the heading of the page if that element is gone', false, false, 'Winter birthday'],
  ['to the heading of the page if Tab came from the footer', true, true, 'Winter birthday'],
])('after Undo in a toast, the focus returns %s', async (_, stays, tabsFromFooter, element) => {
  function Archiving(): ReactNode {
    const toast = useToast();
    const [isShown, setShown] = useState(true);
    const archive = (): void =>
      toast.success('Archived', { action: { label: 'Undo', onSelect: () => setShown(stays) } });
    return (
      <>
        <h1 tabIndex={-1}>Winter birthday</h1>
        {isShown && <Button onClick={archive}>Archive</Button>}
        <footer>
          <Button>Deutsch</Button>
        </footer>
      </>
    );
  }
  renderUi(<Archiving />);
  act(() => screen.getByRole('button', { name: 'Archive' }).focus());
  clickButton('Archive');
  if (tabsFromFooter) act(() => screen.getByRole('button', { name: 'Deutsch' }).focus());
  for (const name of ['Dismiss', 'Undo']) act(() => screen.getByRole('button', { name }).focus());
  clickButton('Undo');
  await act(async () => undefined);
  expect(document.activeElement?.textContent).toBe(element);
});
