import {
  detectImageFormat,
  imageSignatureLengthBytes,
  type ItemFormMode,
  isAcceptedImage,
} from '@wishwell/contract/image-formats.ts';
import type { ReactNode } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { Icon } from '../ui/icons/Icon.tsx';
import { OpenGiftDrawing } from '../ui/illustrations/drawings.tsx';
import { joinClassNames } from '../ui/join-class-names.ts';
import { useFileDrop } from '../ui/use-file-drop.ts';
import fieldStyles from '../ui/Field.module.css';
import styles from './ImageField.module.css';

interface ImageFieldProps {
  label: string;
  file: File | undefined;
  url?: string | undefined;
  /** Called with the chosen file, and with undefined if the browser finds that the file is damaged. */
  onPick: (file: File | undefined) => void;
  /** Called when the user removes the image, either the chosen file or the stored image. */
  onClear: () => void;
  /** Whether the image is for a new or an existing item. New items accept fewer image formats. */
  mode: ItemFormMode;
  /** The part of the image that has been uploaded, from 0 to 1. Undefined if no upload is running. */
  progress?: number | undefined;
  error?: string | undefined;
}

const acceptedTypes: Record<ItemFormMode, string> = { add: 'image/png,image/jpeg,image/webp', edit: 'image/*' };
const formatTexts = { add: 'items.addFormats', edit: 'items.editFormats' } as const;

/**
 * An input for an image. The user chooses a file, drops it anywhere on the form, or pastes it into the form.
 * Refuses a damaged file, and a file whose content is of no accepted image format. The name of the file does
 * not matter.
 */
export function ImageField(props: ImageFieldProps): ReactNode {
  const { label, file, url, onPick, onClear, mode, progress, error } = props;
  const t = useText();
  const id = useId();
  const formats = t(formatTexts[mode]);
  const [problem, setProblem] = useState<'picture.empty' | 'picture.wrongKind' | 'picture.damaged'>();
  const pick = async (picked: File): Promise<void> => {
    // The image cannot be changed while it is being uploaded.
    if (progress !== undefined) return;
    const isAccepted = isAcceptedImage(await readSignature(picked), mode);
    const refusal = picked.size === 0 ? 'picture.empty' : 'picture.wrongKind';
    setProblem(isAccepted ? undefined : refusal);
    if (isAccepted) onPick(picked);
  };
  const [fileWithoutPreview, setFileWithoutPreview] = useState<File>();
  const judgeFailedPreview = async (failed: File): Promise<void> => {
    const format = detectImageFormat(await readSignature(failed));
    if (format === 'tiff' || format === 'avif') return setFileWithoutPreview(failed);
    setProblem('picture.damaged');
    onPick(undefined);
  };
  const input = useRef<HTMLInputElement>(null);
  const clear = (): void => {
    setProblem(undefined);
    onClear();
    // Moves the focus to the file input, because the button that has the focus unmounts together with the
    // image.
    input.current?.focus();
  };
  const { area, isDragOver } = useFileDrop((dropped) => void pick(dropped));
  const chosenUrl = useObjectUrl(file);
  const shownUrl = file ? chosenUrl : url;
  const fileName = file && file === fileWithoutPreview ? file.name : undefined;
  const message = problem ? t(problem, { formats }) : error;

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
        {fileName && <span className={styles.fileName}>{fileName}</span>}
        {shownUrl && fileName === undefined && (
          <img
            className={styles.image}
            src={shownUrl}
            alt={t('picture.preview')}
            onError={() => file && void judgeFailedPreview(file)}
          />
        )}
        {!shownUrl && <ImagePlaceholder id={id} formats={formats} isDragOver={isDragOver} />}
        <input
          ref={input}
          type="file"
          className={styles.input}
          accept={acceptedTypes[mode]}
          aria-label={label}
          aria-describedby={[!shownUrl && `${id}-how`, message && `${id}-error`].filter(Boolean).join(' ') || undefined}
          aria-invalid={message ? true : undefined}
          onChange={(event) => {
            const [picked] = event.currentTarget.files ?? [];
            event.currentTarget.value = '';
            if (picked) void pick(picked);
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
          <span>{message}</span>
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

const readSignature = async (file: File): Promise<Uint8Array> =>
  new Uint8Array(await file.slice(0, imageSignatureLengthBytes).arrayBuffer());

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
