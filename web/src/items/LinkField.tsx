import type { ComponentProps, FocusEvent, KeyboardEvent, ReactNode } from 'react';
import { useRef } from 'react';
import { useText } from '../i18n/use-text.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/icons/Icon.tsx';
import { TextField } from '../ui/TextField.tsx';
import type { useLinkPreview } from './use-link-preview.ts';
import styles from './LinkField.module.css';

interface LinkFieldProps extends Omit<ComponentProps<typeof TextField>, 'label'> {
  preview: ReturnType<typeof useLinkPreview>;
  /** Whether the link preview has filled in at least one field. */
  hasFilled: boolean;
  onUndo: () => void;
}

/**
 * The input for an item's link. When the user pastes a link, presses Enter or leaves the field, requests the
 * link's preview. The preview fills in the form.
 */
export function LinkField({ preview, hasFilled, onUndo, onChange, ...rest }: LinkFieldProps): ReactNode {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  const isPasted = useRef(false);
  const { state, request, stop } = preview;

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // Enter submits a form by default. If Enter has requested a preview, it must not also submit the form.
    if (request(event.currentTarget.value)) event.preventDefault();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLInputElement>): void => {
    const isSubmitting = relatedTarget instanceof HTMLButtonElement;
    if (!isSubmitting) request(currentTarget.value);
  };
  const end = (): void => {
    stop();
    // Moves the focus to the input, because the clicked button (Stop or Undo) unmounts.
    input.current?.focus();
  };
  const undo = (): void => {
    onUndo();
    end();
  };
  const filledText =
    state?.is === 'done' && hasFilled && t('autofill.filled', { shop: state.shop ?? new URL(state.url).hostname });
  const failure = state?.is === 'done' ? state.message : null;
  const doneText = state?.is === 'done' && (failure ?? (filledText || t('autofill.nothing')));
  const text = state?.is === 'running' ? t('autofill.running') : doneText || t('autofill.help');
  return (
    <TextField
      {...rest}
      ref={input}
      label={t('items.link')}
      optional
      type="url"
      inputMode="url"
      autoComplete="off"
      help={
        <span className={styles.line}>
          <span role="status" className={failure === null ? undefined : styles.failure}>
            {failure !== null && <Icon name="alert" size={16} />}
            <span>{text}</span>
          </span>
          {state?.is === 'running' && (
            <Button variant="outline" size="card" onClick={end}>
              {t('autofill.stop')}
            </Button>
          )}
          {state?.is === 'done' && hasFilled && (
            <Button variant="outline" size="card" onClick={undo}>
              {t('autofill.undo')}
            </Button>
          )}
        </span>
      }
      onPaste={() => (isPasted.current = true)}
      onChange={(event) => {
        onChange?.(event);
        if (isPasted.current) request(event.currentTarget.value, true);
        isPasted.current = false;
      }}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    />
  );
}
