import type { ReactNode } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import { joinClassNames } from './classes.ts';
import { IconButton } from './IconButton.tsx';
import { Icon } from './icons/Icon.tsx';
import { OpenGiftDrawing } from './illustrations/drawings.tsx';
import { useFileDrop } from './use-file-drop.ts';
import fieldStyles from './Field.module.css';
import styles from './ImageField.module.css';

interface ImageFieldProps {
  label: string;
  /** The image file that the user has chosen and that is not uploaded yet. */
  file: File | undefined;
  url?: string | undefined;
  onPick: (file: File) => void;
  /** Called when the user removes the image, either the chosen file or the stored image. */
  onClear: () => void;
  /**
   * The accepted media types, in the format of `<input accept>`. If the user chooses another file, an error
   * shows.
   */
  accept: string;
  /** The accepted image formats as a text for the user, such as "PNG, JPEG or WebP". */
  formats: string;
  /** The part of the image that has been uploaded, from 0 to 1. While it is defined, a progress bar shows. */
  progress?: number | undefined;
  error?: string | undefined;
}

/**
 * An input for an image. The user chooses a file, drops it anywhere on the form, or pastes it into the form.
 */
export function ImageField(props: ImageFieldProps): ReactNode {
  const { label, file, url, onPick, onClear, accept, formats, progress, error } = props;
  const t = useText();
  const id = useId();
  const [isWrongType, setIsWrongType] = useState(false);
  const pick = (picked: File): void => {
    // The image cannot be changed while it is being uploaded.
    if (progress !== undefined) return;
    const isAccepted = isAcceptedType(picked.type, accept);
    setIsWrongType(!isAccepted);
    if (isAccepted) onPick(picked);
  };
  const input = useRef<HTMLInputElement>(null);
  const clear = (): void => {
    setIsWrongType(false);
    onClear();
    // Moves the focus to the file input, because the button that has the focus unmounts together with the
    // image.
    input.current?.focus();
  };
  const { area, isDragOver } = useFileDrop(pick);
  const chosenUrl = useObjectUrl(file);
  const shownUrl = file ? chosenUrl : url;
  const message = isWrongType ? t('picture.wrongKind', { formats }) : error;

  return (
    <div>
      <div
        ref={area}
        className={joinClassNames(
          styles.area,
          isDragOver && styles.over,
          shownUrl && styles.filled,
          message && styles.wrong,
        )}
      >
        {shownUrl ? (
          <img className={styles.image} src={shownUrl} alt={t('picture.preview')} />
        ) : (
          <ImagePlaceholder id={id} formats={formats} isDragOver={isDragOver} />
        )}
        <input
          ref={input}
          type="file"
          className={styles.input}
          accept={accept}
          aria-label={label}
          aria-describedby={[!shownUrl && `${id}-how`, message && `${id}-error`].filter(Boolean).join(' ') || undefined}
          aria-invalid={message ? true : undefined}
          onChange={(event) => {
            const [picked] = event.currentTarget.files ?? [];
            event.currentTarget.value = '';
            if (picked) pick(picked);
          }}
        />
        {shownUrl && (
          <span className={styles.replace}>{isDragOver ? t('picture.dropHere') : t('picture.replace')}</span>
        )}
        {shownUrl && <IconButton icon="trash" label={t('picture.remove')} className={styles.remove} onClick={clear} />}
        {progress !== undefined && (
          <progress className={styles.progress} value={progress} aria-label={t('picture.uploading')} />
        )}
      </div>
      {message && (
        <p id={`${id}-error`} className={fieldStyles.error} role="alert">
          <Icon name="alert" size={16} />
          {message}
        </p>
      )}
    </div>
  );
}

function ImagePlaceholder({
  id,
  formats,
  isDragOver,
}: {
  id: string;
  formats: string;
  isDragOver: boolean;
}): ReactNode {
  const t = useText();
  return (
    <>
      <span className={styles.drawing}>
        <OpenGiftDrawing />
      </span>
      <span id={`${id}-how`} className={styles.texts}>
        <span className={styles.add}>{isDragOver ? t('picture.dropHere') : t('picture.add')}</span>
        <span className={styles.mouse}>
          {t('picture.dropOr')} <span className={styles.choose}>{t('picture.choose')}</span>
        </span>
        <span className={styles.touch}>{t('picture.chooseOnTouch')}</span>
        <span>{formats}</span>
      </span>
    </>
  );
}

/** Returns whether a media type matches an `accept` list such as "image/png,image/*". */
function isAcceptedType(type: string, accept: string): boolean {
  return accept.split(',').some((entry) => {
    const kind = entry.trim();
    return kind.endsWith('/*') ? type.startsWith(kind.slice(0, -1)) : type === kind;
  });
}

function useObjectUrl(file: File | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file) return;
    const objectUrl = URL.createObjectURL(file);
    setUrl(objectUrl);
    return () => {
      setUrl(undefined);
      URL.revokeObjectURL(objectUrl);
    };
  }, [file]);
  return url;
}
