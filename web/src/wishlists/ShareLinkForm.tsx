import { limits } from '@wishwell/contract/limits.ts';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { getErrorMessage } from '../api/client.ts';
import { useText } from '../i18n/use-text.ts';
import { getTopDialogOrBody } from '../ui/dialog-stack.ts';
import { InlineError } from '../ui/InlineError.tsx';
import { Select } from '../ui/Select.tsx';
import { Checkbox } from '../ui/Switch.tsx';
import { TextField } from '../ui/TextField.tsx';
import type { ShareLinkFormState } from './use-share-link-form.ts';
import styles from './ShareLinksDialog.module.css';

interface ShareLinkFormProps {
  /** The id of the form element. The submit button in the footer of the dialog refers to it. */
  id: string;
  form: ShareLinkFormState;
  /**
   * Whether a button opened the form. The first field then receives the focus, because the button unmounts.
   * When the form closes, the title of the dialog receives the focus.
   */
  focusesLabel: boolean;
}

export function ShareLinkForm({ id, form, focusesLabel }: ShareLinkFormProps): ReactNode {
  const t = useText();
  const { draft, change, create, submit } = form;
  const labelField = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!focusesLabel) return undefined;
    labelField.current?.focus();
    return () => getTopDialogOrBody().querySelector<HTMLElement>('[data-dialog-title]')?.focus();
  }, [focusesLabel]);
  return (
    <form
      id={id}
      method="post"
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextField
        ref={labelField}
        label={t('sharing.label')}
        optional
        placeholder={t('sharing.labelExample')}
        characterLimit={{ text: draft.label, limit: limits.linkLabel }}
        autoComplete="off"
        value={draft.label}
        onChange={(event) => change({ label: event.target.value })}
      />
      <Select
        label={t('sharing.expiry')}
        value={draft.expiry}
        onChange={(event) => change({ expiry: event.target.value as typeof draft.expiry })}
      >
        <option value="never">{t('sharing.never')}</option>
        <option value="in30Days">{t('sharing.in30Days')}</option>
        <option value="onDate">{t('sharing.onDate')}</option>
      </Select>
      {draft.expiry === 'onDate' && (
        <TextField
          label={t('sharing.date')}
          type="date"
          value={draft.date}
          onChange={(event) => change({ date: event.target.value })}
        />
      )}
      <Checkbox label={t('sharing.mayClaim')} checked={draft.mayClaim} onChange={(mayClaim) => change({ mayClaim })} />
      <Checkbox
        label={t('sharing.showsTitle')}
        checked={draft.showsTitle}
        onChange={(showsTitle) => change({ showsTitle })}
      />
      {create.error && <InlineError>{getErrorMessage(create.error, t('sharing.createFailed'))}</InlineError>}
    </form>
  );
}
