import { useLingui } from '@lingui/react';
import type { MessageId } from '@wishwell/text/messages.ts';
import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { Bow } from '../ui/illustrations/Bow.tsx';
import { joinClassNames } from '../ui/join-class-names.ts';
import styles from './ExampleWishlistImage.module.css';

interface ExampleWish {
  name: MessageId;
  price: number;
  ground: string | undefined;
  isTaken?: true;
  /** SVG path data of the item's drawing, on a 64 x 64 grid. */
  drawing: string;
}

const exampleWishes: readonly ExampleWish[] = [
  {
    name: 'about.exampleMug',
    price: 38,
    ground: styles.clay,
    drawing: 'M17 22h25v20a7 7 0 0 1-7 7H24a7 7 0 0 1-7-7zM42 27h4a6 6 0 0 1 0 12h-4M25 10q-4 4 0 8M34 10q-4 4 0 8',
  },
  {
    name: 'about.exampleScarf',
    price: 45,
    ground: styles.sage,
    isTaken: true,
    drawing: 'M22 14q10 8 20 0l4 9q-14 10-28 0zM34 27l8 25H31l-4-24M33 45h6M35 39h5',
  },
  {
    name: 'about.exampleBook',
    price: 24.9,
    ground: styles.sky,
    drawing:
      'M32 19q-8-6-19-4v32q11-2 19 4 8-6 19-4V15q-11-2-19 4zM32 19v32M19 23q5 0 8 2M19 31q5 0 8 2M45 23q-5 0-8 2',
  },
];

/** An image of an example wishlist, as a friend sees it. It consists of text and SVG shapes. */
export function ExampleWishlistImage(): ReactNode {
  const t = useText();
  const { locale } = useLingui().i18n;
  return (
    <div role="img" aria-label={t('about.image')} className={styles.list}>
      <div className={styles.head}>
        <span className={styles.title}>{t('about.exampleTitle')}</span>
        <span className={styles.owner}>{t('about.exampleOwner')}</span>
      </div>
      {exampleWishes.map((wish) => (
        <div key={wish.name} className={styles.row}>
          <span className={joinClassNames(styles.drawing, wish.ground)}>
            <svg viewBox="0 0 64 64">
              <path d={wish.drawing} fill="none" stroke="currentColor" strokeWidth="2.4" strokeLinejoin="round" />
              {wish.isTaken && (
                <>
                  <path d="M0 47h64M49 0v64" stroke="var(--accent)" strokeWidth="5" />
                  <g transform="translate(49 46)scale(.12)">
                    <Bow />
                  </g>
                </>
              )}
            </svg>
          </span>
          <span className={styles.texts}>
            <span className={styles.name}>{t(wish.name)}</span>
            <span className={styles.price}>
              {wish.price.toLocaleString(locale, { style: 'currency', currency: 'USD' })}
            </span>
          </span>
          <span className={wish.isTaken ? styles.undo : styles.claim}>
            {t(wish.isTaken ? 'about.exampleTaken' : 'about.exampleClaim')}
          </span>
        </div>
      ))}
    </div>
  );
}
