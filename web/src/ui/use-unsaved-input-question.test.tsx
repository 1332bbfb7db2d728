import { fireEvent, screen } from '@testing-library/react';
import { type ReactNode, useLayoutEffect } from 'react';
import { expect, test } from 'vitest';
import { FormDialog } from './FormDialog.tsx';
import { renderUi } from './render-ui.testing.tsx';
import { useUnsavedInputQuestion } from './use-unsaved-input-question.tsx';

const isLeavingBlocked = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

function FormWithLeaveQuestion(): ReactNode {
  return useUnsavedInputQuestion(true).question;
}

function NextPage({ onShow }: { onShow: () => void }): ReactNode {
  useLayoutEffect(onShow, [onShow]);
  return null;
}

test('a form with unsaved input stops blocking the Back button before the next page becomes visible', () => {
  const view = renderUi(<FormWithLeaveQuestion />);
  expect(isLeavingBlocked()).toBe(true);
  let isBlockedAtShow: boolean | undefined;
  const onShow = (): void => {
    isBlockedAtShow = isLeavingBlocked();
  };
  view.rerender(<NextPage onShow={onShow} />);
  expect(isBlockedAtShow).toBe(false);
});

test('"Discard" closes the question about unsaved input before the form, so that the page gets the focus', () => {
  const questionsAtClose: number[] = [];
  const onClose = (): void => void questionsAtClose.push(screen.queryAllByRole('alertdialog').length);
  renderUi(
    <FormDialog title="Rename" onClose={onClose} onSubmit={onClose} hasUnsavedInput submitLabel="Save" isBusy={false}>
      {null}
    </FormDialog>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(questionsAtClose).toEqual([0]);
});
