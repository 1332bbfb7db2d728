import { I18nProvider } from '@lingui/react';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { i18n } from '../i18n/i18n.ts';
import { Button } from './Button.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { Dialog } from './Dialog.tsx';
import { TextField } from './TextField.tsx';

function RenameScreen({ onSubmit }: { onSubmit: (() => void) | undefined }): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <I18nProvider i18n={i18n}>
      <Button onClick={() => setOpen(true)}>Rename</Button>
      {open && (
        <Dialog
          title="Rename the list"
          onClose={() => setOpen(false)}
          onSubmit={onSubmit}
          footer={<Button type="submit">Save</Button>}
        >
          <TextField label="Title" />
        </Dialog>
      )}
    </I18nProvider>
  );
}

function openRenameDialog(onSubmit?: () => void): HTMLElement {
  render(<RenameScreen onSubmit={onSubmit} />);
  const opener = screen.getByRole('button', { name: 'Rename' });
  opener.focus();
  fireEvent.click(opener);
  return screen.getByRole('dialog', { name: 'Rename the list' });
}

test('a dialog opens as a modal dialog, and its first field has the focus', () => {
  const dialog = openRenameDialog();
  expect(dialog).toHaveProperty('open', true);
  expect(document.activeElement).toBe(screen.getByLabelText('Title'));
});

test('the Escape key calls onClose of the dialog', () => {
  const dialog = openRenameDialog();
  const escape = new Event('cancel', { cancelable: true });
  fireEvent(dialog, escape);
  expect(escape.defaultPrevented).toBe(true);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('cancelling a file picker inside a dialog leaves the dialog open', () => {
  openRenameDialog();
  fireEvent(screen.getByLabelText('Title'), new Event('cancel', { bubbles: true }));
  expect(screen.getByRole('dialog')).toBeTruthy();
});

test('the Close button closes the dialog element before it unmounts', () => {
  const dialog = openRenameDialog();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(dialog).toHaveProperty('open', false);
});

test('closing a dialog removes a text selection in the dialog and keeps a selection outside of it', () => {
  openRenameDialog();
  const selection = document.getSelection();
  selection?.collapse(screen.getByLabelText('Title').parentElement, 0);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(selection?.rangeCount).toBe(0);

  const opener = screen.getByRole('button', { name: 'Rename' });
  selection?.selectAllChildren(opener);
  fireEvent.click(opener);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(selection?.anchorNode).toBe(opener);
});

test('a click on the backdrop closes a dialog without a form', () => {
  const dialog = openRenameDialog();
  fireEvent.pointerDown(dialog);
  fireEvent.pointerUp(dialog);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a drag that starts in a field and ends on the backdrop does not close the dialog', () => {
  const dialog = openRenameDialog();
  fireEvent.pointerDown(screen.getByLabelText('Title'));
  fireEvent.pointerUp(dialog);
  expect(screen.getByRole('dialog')).toBeTruthy();
});

test('a click on the backdrop does not close a dialog with a form', () => {
  const dialog = openRenameDialog(vi.fn<() => void>());
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Winter birthday' } });
  fireEvent.pointerDown(dialog);
  fireEvent.pointerUp(dialog);
  expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Winter birthday');
});

test('the primary button of a dialog with a form submits the form', () => {
  const saved = vi.fn<() => void>();
  openRenameDialog(saved);
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(saved).toHaveBeenCalledOnce();
});

test('a ConfirmDialog focuses Cancel first, and calls onConfirm only after a click on the confirm button', () => {
  const confirmed = vi.fn<() => void>();
  render(
    <I18nProvider i18n={i18n}>
      <ConfirmDialog title="Delete Wishlist" confirm="Delete" onConfirm={confirmed} onClose={vi.fn<() => void>()}>
        “Winter birthday” and its 12 items. This cannot be undone.
      </ConfirmDialog>
    </I18nProvider>,
  );
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }));
  const message = screen.getByText(/and its 12 items/);
  expect(screen.getByRole('alertdialog').getAttribute('aria-describedby')).toBe(message.id);
  expect(confirmed).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(confirmed).toHaveBeenCalledOnce();
});
