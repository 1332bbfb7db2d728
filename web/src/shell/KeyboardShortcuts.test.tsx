import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { openPage } from '../testing/open-page.tsx';
import { KeyboardShortcuts } from './KeyboardShortcuts.tsx';
import { runOnceOnFirstInteraction } from './preload-on-link-interaction.ts';

const onAdd = vi.fn<() => void>();
const onUndo = vi.fn<() => void>();

function PageWithShortcuts(): ReactNode {
  return (
    <>
      <button type="button" aria-keyshortcuts="n" onClick={onAdd}>
        Add
      </button>
      <button type="button" aria-keyshortcuts="u" onClick={onUndo}>
        Undo
      </button>
      <input type="search" aria-keyshortcuts="/" aria-label="Search" />
      <KeyboardShortcuts firstEvent={undefined} />
    </>
  );
}

const openPageWithShortcuts = (): void => openPage(PageWithShortcuts, '/page', '/page', {});
const press = (key: string, target: Element = document.body): boolean => fireEvent.keyDown(target, { key });

afterEach(() => {
  onAdd.mockReset();
  localStorage.clear();
});

test('the keys N, U and / add an item, undo and search, but not while a field has the focus', async () => {
  openPageWithShortcuts();
  press('n');
  expect(onAdd).toHaveBeenCalledOnce();
  press('u');
  expect(onUndo).toHaveBeenCalledOnce();
  press('/');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Search')));
  press('n', screen.getByLabelText('Search'));
  fireEvent.keyDown(document.body, { key: 'n', ctrlKey: true });
  expect(onAdd).toHaveBeenCalledOnce();
});

test('the key ? opens a dialog that lists the shortcuts; a switch there turns the shortcuts off', async () => {
  openPageWithShortcuts();
  press('?');
  const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
  expect(dialog.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['N', '/', 'U', '?']);
  press('n');
  expect(onAdd).not.toHaveBeenCalled();
  fireEvent.click(dialog.getByRole('switch'));
  fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  press('n');
  expect(onAdd).not.toHaveBeenCalled();
});

/** Renders KeyboardShortcuts while the browser is still dispatching the first key event. */
function PageWithLoadedShortcuts(): ReactNode {
  const [firstEvent, setFirstEvent] = useState<Event>();
  useEffect(() => runOnceOnFirstInteraction((event) => flushSync(() => setFirstEvent(event))), []);
  return (
    <>
      <button type="button" aria-keyshortcuts="n" aria-label="Add" onClick={onAdd} />
      {firstEvent && <KeyboardShortcuts firstEvent={firstEvent} />}
    </>
  );
}

test('if the code of the shortcuts is already loaded, the first key press runs its shortcut once', () => {
  openPage(PageWithLoadedShortcuts, '/page', '/page', {});
  press('n');
  expect(onAdd).toHaveBeenCalledOnce();
});
