import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { Button } from './Button.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { Dialog } from './Dialog.tsx';
import { renderUi } from './render-ui.testing.tsx';
import { TextField } from './TextField.tsx';

function RenameScreen({ onSubmit }: { onSubmit: (() => void) | undefined }): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <>
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
    </>
  );
}

function openRenameDialog(onSubmit?: () => void): HTMLElement {
  renderUi(<RenameScreen onSubmit={onSubmit} />);
  const opener = screen.getByRole('button', { name: 'Rename' });
  opener.focus();
  fireEvent.click(opener);
  return screen.getByRole('dialog', { name: 'Rename the list' });
}

test('a dialog opens as a modal dialog, its first field has the focus, and the Escape key closes it', () => {
  const dialog = openRenameDialog();
  expect(dialog).toHaveProperty('open', true);
  expect(document.activeElement).toBe(screen.getByLabelText('Title'));
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

test.each([
  ['a click on the backdrop closes a dialog without a form', false, false, 0],
  ['a click on the backdrop keeps a dialog with a form open', true, false, 1],
  ['a drag from a field to the backdrop keeps a dialog open', false, true, 1],
])('%s', (_what, hasForm, isDrag, count) => {
  const dialog = openRenameDialog(hasForm ? vi.fn<() => void>() : undefined);
  fireEvent.pointerDown(isDrag ? screen.getByLabelText('Title') : dialog);
  fireEvent.pointerUp(dialog);
  expect(screen.queryAllByRole('dialog')).toHaveLength(count);
});

test('the primary button of a dialog with a form submits the form', () => {
  const onSave = vi.fn<() => void>();
  openRenameDialog(onSave);
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSave).toHaveBeenCalledOnce();
});

test('a ConfirmDialog focuses "Cancel", and calls onConfirm only after a click on the confirm button', () => {
  const onConfirm = vi.fn<() => void>();
  renderUi(
    <ConfirmDialog title="Delete Wishlist" confirm="Delete" onConfirm={onConfirm} onClose={vi.fn<() => void>()}>
      “Winter birthday” and its 12 items. This cannot be undone.
    </ConfirmDialog>,
  );
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }));
  const message = screen.getByText(/and its 12 items/);
  expect(screen.getByRole('alertdialog').getAttribute('aria-describedby')).toBe(message.id);
  expect(onConfirm).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(onConfirm).toHaveBeenCalledOnce();
});
