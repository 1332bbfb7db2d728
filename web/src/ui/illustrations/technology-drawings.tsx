import type { ReactNode } from 'react';
import { DrawingFrame } from './DrawingFrame.tsx';
import styles from './drawings.module.css';

export function BrowserWindowDrawing(): ReactNode {
  return (
    <DrawingFrame>
      <ellipse cx="80" cy="108" rx="56" ry="6" className={styles.shade} />
      <rect x="30" y="16" width="100" height="82" rx="9" className={styles.thing} />
      <path d="M30 36h100M41 26v.01M49 26v.01M57 26v.01M46 68h26M46 80h18" className={styles.line} />
      <rect x="88" y="48" width="28" height="36" rx="5" className={styles.gap} />
      <rect x="88" y="48" width="28" height="36" rx="5" className={styles.line} />
      <path d="M46 53q6-7 12 0t12 0" className={styles.red} />
    </DrawingFrame>
  );
}

export function ComponentsDrawing(): ReactNode {
  return (
    <DrawingFrame>
      <rect x="26" y="22" width="62" height="34" rx="17" className={styles.thing} />
      <circle cx="71" cy="39" r="11" className={styles.gap} />
      <circle cx="71" cy="39" r="11" className={styles.line} />
      <rect x="99" y="22" width="34" height="34" rx="9" className={styles.thing} />
      <path d="m107 40 7 7 12-15" className={styles.red} />
      <rect x="26" y="70" width="107" height="34" rx="11" className={styles.thing} />
      <path d="M62 87h35" className={styles.line} />
    </DrawingFrame>
  );
}

export function ApiDrawing(): ReactNode {
  return (
    <DrawingFrame>
      <path d="M54 16c-13 0-15 6-15 15v14c0 9-3 13-10 15 7 2 10 6 10 15v14c0 9 2 15 15 15" className={styles.line} />
      <path d="M106 16c13 0 15 6 15 15v14c0 9 3 13 10 15-7 2-10 6-10 15v14c0 9-2 15-15 15" className={styles.line} />
      <path d="M58 48h42m-10-10 10 10-10 10" className={styles.red} />
      <path d="M102 74H60m10-10L60 74l10 10" className={styles.line} />
    </DrawingFrame>
  );
}

export function DatabaseDrawing(): ReactNode {
  return (
    <DrawingFrame>
      <ellipse cx="80" cy="107" rx="50" ry="6" className={styles.shade} />
      <path d="M42 28v62c0 8 17 14 38 14s38-6 38-14V28z" className={styles.thing} />
      <ellipse cx="80" cy="28" rx="38" ry="13" className={styles.thing} />
      <path d="M42 75c0 8 17 14 38 14s38-6 38-14" className={styles.line} />
      <path
        d="M42 50c0 8 17 14 38 14s38-6 38-14M80 64C75 54 64 48 59 52s2 11 21 12zm0 0c5-10 16-16 21-12s-2 11-21 12z"
        className={styles.red}
      />
    </DrawingFrame>
  );
}

export function CloudDrawing(): ReactNode {
  return (
    <DrawingFrame>
      <path
        d="M52 60c-11 0-20-7-20-17s9-17 19-17C54 15 64 8 76 8c14 0 24 8 26 20 12-1 22 6 22 16s-9 16-20 16z"
        className={styles.thing}
      />
      <path d="M80 60v10M56 80l24-10 24 10" className={styles.red} />
      <rect x="40" y="80" width="80" height="30" rx="4" className={styles.thing} />
      <path d="M53 87v16M66.5 87v16M80 87v16M93.5 87v16M107 87v16" className={styles.line} />
    </DrawingFrame>
  );
}

export function LockDrawing(): ReactNode {
  return (
    <DrawingFrame>
      <ellipse cx="80" cy="108" rx="50" ry="6" className={styles.shade} />
      <path d="M61 52V37a19 19 0 0 1 38 0v15" className={styles.red} />
      <rect x="46" y="50" width="68" height="55" rx="11" className={styles.thing} />
      <circle cx="80" cy="72" r="6" className={styles.line} />
      <path d="M80 78v11" className={styles.line} />
    </DrawingFrame>
  );
}

export function ImageDrawing(): ReactNode {
  return (
    <DrawingFrame>
      <path d="M50 32 80 12l30 20M80 11v.01" className={styles.line} />
      <rect x="28" y="30" width="104" height="76" rx="8" className={styles.thing} />
      <rect x="38" y="40" width="84" height="56" rx="3" className={styles.gap} />
      <path d="M38 90l24-26 17 18 13-11 30 21" className={styles.line} />
      <rect x="38" y="40" width="84" height="56" rx="3" className={styles.line} />
      <circle cx="102" cy="57" r="7.5" className={styles.red} />
    </DrawingFrame>
  );
}
