import type { ReactNode } from 'react';
import { useRef, useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import { Button } from './Button.tsx';
import { CopyButton } from './CopyButton.tsx';
import { QrCode } from './QrCode.tsx';
import { useValueAfterHydration } from './use-value-after-hydration.ts';
import styles from './ShareUrlBox.module.css';

interface ShareUrlBoxProps {
  url: string;
  label: string;
  /** The title of the link in the share sheet of the phone. */
  shareTitle: string;
  /** Another button after those for copying and sharing. */
  lastAction?: ReactNode;
}

/**
 * A box with a URL that the user can pass on: by copying it, with the share sheet of a phone, or as a QR
 * code.
 */
export function ShareUrlBox({ url, label, shareTitle, lastAction }: ShareUrlBoxProps): ReactNode {
  const t = useText();
  const field = useRef<HTMLInputElement>(null);
  const [isCodeShown, setIsCodeShown] = useState(false);
  const canShare = useValueAfterHydration(() => 'share' in navigator, false);
  const share = (): void => {
    // `navigator.share` rejects if the user closes the share sheet, which is not an error.
    navigator.share({ title: shareTitle, url }).catch(() => undefined);
  };
  return (
    <div className={styles.box}>
      <input
        ref={field}
        className={styles.url}
        readOnly
        value={url}
        aria-label={label}
        onFocus={(event) => event.target.select()}
      />
      <div className={styles.actions}>
        <CopyButton text={url} variant="soft" onRefused={() => field.current?.select()} />
        {canShare && (
          <Button variant="outline" size="card" icon="shared" onClick={share}>
            {t('sharing.sendOn')}
          </Button>
        )}
        <Button
          variant="outline"
          size="card"
          icon="qr"
          aria-expanded={isCodeShown}
          onClick={() => setIsCodeShown((shown) => !shown)}
        >
          {t('sharing.qrCode')}
        </Button>
        {lastAction}
      </div>
      {isCodeShown && <QrCode text={url} label={t('sharing.qrCodeOf')} className={styles.code} />}
    </div>
  );
}
