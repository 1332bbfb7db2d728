import { limits } from '@wishwell/contract/limits.ts';
import type { ReactNode } from 'react';
import { type OwnItem, useChangeItemState } from '../api/items.ts';
import { hasDraftChanged } from '../forms/has-draft-changed.ts';
import { useDraft } from '../forms/use-draft.ts';
import { useFailureReporter } from '../forms/use-failure-reporter.ts';
import { useText } from '../i18n/use-text.ts';
import { FormDialog } from '../ui/FormDialog.tsx';
import { InlineError } from '../ui/InlineError.tsx';
import { TextArea, TextField } from '../ui/TextField.tsx';
import styles from './ItemFields.module.css';

interface ReceivedDialogProps {
  item: OwnItem;
  wishlistId: number;
  onClose: () => void;
  /** Called after the server has marked the item as received, before `onClose`. */
  onReceived: () => void;
}

/** The dialog in which the owner of a list records on which day an item was received, with a note. */
export function MarkItemReceivedDialog({ item, wishlistId, onClose, onReceived }: ReceivedDialogProps): ReactNode {
  const t = useText();
  const report = useFailureReporter();
  const change = useChangeItemState();
  const initialDraft = { day: item.receivedOn ?? '', note: item.receivedNote };
  const [draft, setDraft] = useDraft(`received ${item.id}`, initialDraft);
  const { day, note } = draft;
  const submit = (): void => {
    if (change.isPending) return;
    const received = { state: 'received', receivedNote: note, ...(day && { receivedOn: day }) } as const;
    change.mutateAsync({ wishlistId, itemId: item.id, ...received }).then(
      () => {
        onReceived();
        onClose();
      },
      (error: unknown) => report.toast('updateItem', error),
    );
  };
  return (
    <FormDialog
      title={t('items.receivedTitle', { name: item.name })}
      onClose={onClose}
      onSubmit={submit}
      hasUnsavedInput={hasDraftChanged(draft, initialDraft)}
      submitLabel={t('items.save')}
      isBusy={change.isPending}
    >
      <div className={styles.texts}>
        <TextField
          label={t('items.receivedOn')}
          type="date"
          value={day}
          help={t('items.receivedOnHelp')}
          onChange={(event) => setDraft({ note, day: event.currentTarget.value })}
        />
        <TextArea
          label={t('items.receivedNote')}
          optional
          rows={3}
          value={note}
          limit={limits.receivedNote}
          help={t('items.receivedNoteHelp')}
          onChange={(event) => setDraft({ day, note: event.currentTarget.value })}
        />
        {change.error && <InlineError>{report.reason('updateItem', change.error)}</InlineError>}
      </div>
    </FormDialog>
  );
}
