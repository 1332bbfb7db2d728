import type { ReactNode } from 'react';
import { useEffect, useId, useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/icons/Icon.tsx';
import { InlineError } from '../ui/InlineError.tsx';
import { joinClassNames } from '../ui/join-class-names.ts';
import { TextArea } from '../ui/TextField.tsx';
import { useFileDrop } from '../ui/use-file-drop.ts';
import { maxImportBytes, readImportFile, readImportText, type ImportContent } from './read-source.ts';
import styles from './ImportSourceStep.module.css';

interface ImportSourceStepProps {
  text: string;
  setText: (text: string) => void;
  /** Whether the text area has the focus when the first step of the import opens. */
  focused: boolean;
  onRead: (source: Exclude<ImportContent, { is: 'refused' }>) => void;
}

type RefusedContent = Extract<ImportContent, { is: 'refused' }>;

/** The first step of an import: the user pastes a text, chooses a file, or drops a file. */
export function ImportSourceStep({ text, setText, focused, onRead }: ImportSourceStepProps): ReactNode {
  const t = useText();
  const id = useId();
  const [refusal, setRefusal] = useState<RefusedContent & { isFile: boolean }>();
  const [isBusy, setBusy] = useState(false);
  const read = (reading: Promise<ImportContent>, isFile: boolean): void => {
    setBusy(true);
    // Reading a file fails if the user deletes or moves the file after choosing it.
    const failed: RefusedContent = { is: 'refused', id: isFile ? 'import.unreadable' : 'import.failed' };
    void reading
      .catch(() => failed)
      .then((source) => {
        setBusy(false);
        if (source.is === 'refused') setRefusal({ ...source, isFile });
        else onRead(source);
      });
  };
  const chooseFile = (file: File): void => {
    if (!isBusy) read(readImportFile(file), true);
  };
  const { area, isDragOver } = useFileDrop(chooseFile, { takesPaste: false });
  useEffect(() => {
    if (focused) area.current?.closest('form')?.querySelector('textarea')?.focus();
  }, [focused, area]);
  const message = refusal && t(refusal.id, refusal.values);
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) read(readImportText(text), false);
      }}
    >
      <div className={styles.text}>
        <TextArea
          label={t('import.text')}
          help={t('import.textHelp')}
          placeholder={t('import.example')}
          className={styles.wishes}
          limit={maxImportBytes}
          value={text}
          error={refusal?.isFile === false ? message : undefined}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setRefusal(undefined);
          }}
        />
        {/* The submit button stays enabled, so that a click can report what is missing. */}
        <Button type="submit" busy={isBusy} aria-disabled={text.trim() === ''} className={styles.submit}>
          {t('import.preview')}
        </Button>
      </div>
      <div className={styles.file}>
        <p className={styles.label}>{t('import.orFile')}</p>
        <div ref={area} className={joinClassNames(styles.drop, isDragOver && styles.over)}>
          <Icon name="upload" size={24} />
          <span id={id} className={styles.how}>
            <span className={styles.choose}>
              <span className={styles.mouse}>{t(isDragOver ? 'picture.dropHere' : 'import.file')}</span>
              <span className={styles.touch}>{t('import.fileTouch')}</span>
            </span>
            <span>{t('import.fileHelp', { max: maxImportBytes / 1_000_000 })}</span>
          </span>
          <input
            type="file"
            className={styles.input}
            accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
            aria-labelledby={id}
            onChange={(event) => {
              const [file] = event.currentTarget.files ?? [];
              if (file) chooseFile(file);
              // Clears the file field. Otherwise the browser would send no event if the user chooses the same
              // file again after correcting it.
              event.currentTarget.value = '';
            }}
          />
        </div>
        {refusal?.isFile === true && <InlineError>{message}</InlineError>}
      </div>
    </form>
  );
}
