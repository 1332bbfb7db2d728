import type { ReactNode } from 'react';
import { useState } from 'react';
import { useAddItem } from '../api/items.ts';
import { hasDraftChanged } from '../forms/has-draft-changed.ts';
import { useFailureReporter } from '../forms/use-failure-reporter.ts';
import { useIdempotencyKey } from '../forms/use-idempotency-key.ts';
import { useText } from '../i18n/use-text.ts';
import { Button } from '../ui/Button.tsx';
import { FormDialog } from '../ui/FormDialog.tsx';
import { InlineError } from '../ui/InlineError.tsx';
import { emptyItemDraft, createItemFormData } from './item-draft.ts';
import { ItemFields } from './ItemFields.tsx';
import { useItemForm } from './use-item-form.ts';
import styles from './AddItemDialog.module.css';

interface AddItemDialogProps {
  wishlistId: number;
  /**
   * A link to a shop page. The preview of this page fills in the form, as if the user had pasted the link.
   */
  link?: string | undefined;
  /**
   * Whether the form starts with an item that a share sheet or the bookmarklet has sent to this browser tab.
   */
  isShared?: boolean;
  onClose: () => void;
  /** Called with the id of the new item, each time the user has added one. */
  onAdded: (id: number) => void;
}

/** The dialog with the form for new items (docs/specification.md §5). */
export function AddItemDialog({ wishlistId, link, isShared = false, onClose, onAdded }: AddItemDialogProps): ReactNode {
  const t = useText();
  const report = useFailureReporter();
  const { draft, change, fill, errors, check, container } = useItemForm(`new-item ${wishlistId}`, emptyItemDraft);
  const [progress, setProgress] = useState<number>();
  const [added, setAdded] = useState<readonly string[]>([]);
  const keyOf = useIdempotencyKey();
  const add = useAddItem();
  const isSeries = added.length > 0;

  const submit = (staysOpen: boolean): void => {
    if (add.isPending) return;
    const checked = check();
    if (!checked) return;
    const form = createItemFormData(checked);
    // The idempotency key includes the number of items added so far, because the user may add two equal
    // items.
    const idempotencyKey = keyOf({ ...Object.fromEntries(form), number: added.length });
    add.mutateAsync({ wishlistId, form, idempotencyKey, onProgress: setProgress }).then(
      ({ id, name }) => {
        onAdded(id);
        if (!staysOpen) return onClose();
        setProgress(undefined);
        setAdded([...added, name]);
        change({ ...emptyItemDraft, currency: draft.currency });
        // Moves the focus to the field that the user probably fills in next: the link field, or the name
        // field if the last item had no link.
        const first = checked.url === '' ? 'name' : 'url';
        container.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      },
      (error: unknown) => {
        setProgress(undefined);
        report.toast('addItem', error);
      },
    );
  };
  const hasUnsavedInput = hasDraftChanged(draft, { ...emptyItemDraft, currency: draft.currency });
  const footer = (
    <>
      <Button variant="ghost" onClick={onClose}>
        {t(isSeries && !hasUnsavedInput ? 'items.doneAdding' : 'ui.cancel')}
      </Button>
      {/*
       * The button that the user clicked last is the only submit button, so that Enter repeats its action.
       */}
      <Button
        variant="outline"
        type={isSeries ? 'submit' : 'button'}
        onClick={isSeries ? undefined : () => submit(true)}
      >
        {t('items.addAnother')}
      </Button>
      <Button
        type={isSeries ? 'button' : 'submit'}
        busy={add.isPending}
        onClick={isSeries ? () => submit(false) : undefined}
      >
        {t('items.addSubmit')}
      </Button>
    </>
  );
  return (
    <FormDialog
      title={t('items.add')}
      onClose={onClose}
      onSubmit={() => submit(isSeries)}
      hasUnsavedInput={hasUnsavedInput}
      footer={footer}
      size="wide"
    >
      <div ref={container}>
        <p role="status" className={styles.added}>
          {isSeries && t('items.addedCount', { name: added.at(-1) ?? '', count: added.length })}
        </p>
        <ItemFields
          {...{ draft, errors, progress }}
          onChange={change}
          onFill={fill}
          imageMode="add"
          isNew
          startLink={link}
          isShared={isShared}
        />
        {add.error && <InlineError>{report.reason('addItem', add.error)}</InlineError>}
      </div>
    </FormDialog>
  );
}
