import type { ReactNode } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import { OpenGiftDrawing } from './illustrations/drawings.tsx';
import { Icon } from './icons/Icon.tsx';
import { useText } from '../i18n/use-text.ts';
import { classes } from './classes.ts';
import fieldStyles from './Field.module.css';
import { IconButton } from './IconButton.tsx';
import styles from './ImageField.module.css';
import { useFileDrop } from './use-file-drop.ts';

interface ImageFieldProps {
  /** The accessible name of the file input. */
  label: string;
  /** The picture chosen now, not yet kept by the server. */
  file: File | undefined;
  /** The URL of the picture that the server keeps. */
  url?: string | undefined;
  onPick: (file: File) => void;
  /** The picture is to go: chosen and kept. */
  onClear: () => void;
  /** Media types as in `<input accept>`; other kinds are refused with a sentence. */
  accept: string;
  /** What `accept` means in words, such as "PNG, JPEG or WebP". */
  formats: string;
  /** Share of the upload that is done, 0 to 1; shows a bar while given. */
  progress?: number | undefined;
  error?: string | undefined;
}

/** Image input: file picker, drag and drop, or paste anywhere in the form. */
export function ImageField(props: ImageFieldProps): ReactNode {
  const { label, file, url, onPick, onClear, accept, formats, progress, error } = props;
  const t = useText();
  const id = useId();
  const [wrong, setWrong] = useState(false);
  const take = (picked: File): void => {
    // What is on its way can no longer be another.
    if (progress !== undefined) return;
    const fits = matches(picked.type, accept);
    setWrong(!fits);
    if (fits) onPick(picked);
  };
  const input = useRef<HTMLInputElement>(null);
  const clear = (): void => {
    setWrong(false);
    onClear();
    // The button that had the focus goes with the picture.
    input.current?.focus();
  };
  const { area, over } = useFileDrop(take);
  const chosen = useObjectUrl(file);
  const shown = file ? chosen : url;
  const complaint = wrong ? t('picture.wrongKind', { formats }) : error;

  return (
    <div>
      <div
        ref={area}
        className={classes(styles.area, over && styles.over, shown && styles.filled, complaint && styles.wrong)}
      >
        {shown ? (
          <img className={styles.picture} src={shown} alt={t('picture.preview')} />
        ) : (
          <Invitation id={id} formats={formats} over={over} />
        )}
        <input
          ref={input}
          type="file"
          className={styles.input}
          accept={accept}
          aria-label={label}
          aria-describedby={[!shown && `${id}-how`, complaint && `${id}-error`].filter(Boolean).join(' ') || undefined}
          aria-invalid={complaint ? true : undefined}
          onChange={(event) => {
            const [picked] = event.currentTarget.files ?? [];
            event.currentTarget.value = '';
            if (picked) take(picked);
          }}
        />
        {shown && <span className={styles.replace}>{over ? t('picture.dropHere') : t('picture.replace')}</span>}
        {shown && <IconButton icon="trash" label={t('picture.remove')} className={styles.remove} onClick={clear} />}
        {progress !== undefined && (
          <progress className={styles.progress} value={progress} aria-label={t('picture.uploading')} />
        )}
      </div>
      {complaint && (
        <p id={`${id}-error`} className={fieldStyles.error} role="alert">
          <Icon name="alert" size={16} />
          {complaint}
        </p>
      )}
    </div>
  );
}

function Invitation({ id, formats, over }: { id: string; formats: string; over: boolean }): ReactNode {
  const t = useText();
  return (
    <>
      <span className={styles.drawing}>
        <OpenGiftDrawing />
      </span>
      <span id={`${id}-how`} className={styles.texts}>
        <span className={styles.add}>{over ? t('picture.dropHere') : t('picture.add')}</span>
        <span>
          {t('picture.dropOr')} <span className={styles.choose}>{t('picture.choose')}</span>
        </span>
        <span>{formats}</span>
      </span>
    </>
  );
}

/** Whether a media type is meant by an `accept` list such as "image/png,image/*". */
function matches(type: string, accept: string): boolean {
  return accept.split(',').some((wanted) => {
    const kind = wanted.trim();
    return kind.endsWith('/*') ? type.startsWith(kind.slice(0, -1)) : type === kind;
  });
}

function useObjectUrl(file: File | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => {
      setUrl(undefined);
      URL.revokeObjectURL(made);
    };
  }, [file]);
  return url;
}
