import { fireEvent, render, screen } from '@testing-library/react';
import { I18nProvider } from '@lingui/react';
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
          foot={<Button type="submit">Save</Button>}
        >
          <TextField label="Title" />
        </Dialog>
      )}
    </I18nProvider>
  );
}

function openRename(onSubmit?: () => void): HTMLElement {
  render(<RenameScreen onSubmit={onSubmit} />);
  const opener = screen.getByRole('button', { name: 'Rename' });
  opener.focus();
  fireEvent.click(opener);
  return screen.getByRole('dialog', { name: 'Rename the list' });
}

test('a dialog opens as modal with the focus in its first field', () => {
  const dialog = openRename();
  expect(dialog).toHaveProperty('open', true);
  expect(document.activeElement).toBe(screen.getByLabelText('Title'));
});

test('Escape asks the owner of the dialog to close it', () => {
  const dialog = openRename();
  const escape = new Event('cancel', { cancelable: true });
  fireEvent(dialog, escape);
  expect(escape.defaultPrevented).toBe(true);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('cancelling a file chooser inside a dialog leaves the dialog open', () => {
  openRename();
  fireEvent(screen.getByLabelText('Title'), new Event('cancel', { bubbles: true }));
  expect(screen.getByRole('dialog')).toBeTruthy();
});

test('a dialog that leaves the page is closed first, so that the browser gives the focus back', () => {
  const dialog = openRename();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(dialog).toHaveProperty('open', false);
});

test('a dialog takes the caret along that stood in it, and none of the page', () => {
  openRename();
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

test('a press beside a plain dialog closes it', () => {
  const dialog = openRename();
  fireEvent.pointerDown(dialog);
  fireEvent.pointerUp(dialog);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a selection that ends beside the dialog does not close it', () => {
  const dialog = openRename();
  fireEvent.pointerDown(screen.getByLabelText('Title'));
  fireEvent.pointerUp(dialog);
  expect(screen.getByRole('dialog')).toBeTruthy();
});

test('a press beside a form keeps what was typed', () => {
  const dialog = openRename(vi.fn<() => void>());
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Winter birthday' } });
  fireEvent.pointerDown(dialog);
  fireEvent.pointerUp(dialog);
  expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Winter birthday');
});

test('the primary button of a form dialog submits it', () => {
  const saved = vi.fn<() => void>();
  openRename(saved);
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(saved).toHaveBeenCalledOnce();
});

test('a confirmation starts on Cancel, is described by its sentence, and deletes nothing by itself', () => {
  const confirmed = vi.fn<() => void>();
  render(
    <I18nProvider i18n={i18n}>
      <ConfirmDialog title="Delete Wishlist" confirm="Delete" onConfirm={confirmed} onClose={vi.fn<() => void>()}>
        “Winter birthday” and its 12 items. This cannot be undone.
      </ConfirmDialog>
    </I18nProvider>,
  );
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }));
  const sentence = screen.getByText(/and its 12 items/);
  expect(screen.getByRole('alertdialog').getAttribute('aria-describedby')).toBe(sentence.id);
  expect(confirmed).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(confirmed).toHaveBeenCalledOnce();
});
