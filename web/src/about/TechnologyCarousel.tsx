import type { ReactNode } from 'react';
import { useId, useRef } from 'react';
import { useText } from '../i18n/use-text.ts';
import { ScrollButton } from './ScrollButton.tsx';
import { technologies } from './technologies.ts';
import { TechnologyCard } from './TechnologyCard.tsx';
import { useHiddenContentSides } from './use-hidden-content-sides.ts';
import styles from './TechnologyCarousel.module.css';

/** A horizontally scrolling row of seven technology cards (docs/specification.md §2). */
export function TechnologyCarousel(): ReactNode {
  const t = useText();
  const heading = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const overflow = useHiddenContentSides(scroller);
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h2 id={heading} className={styles.title}>
          {t('about.madeOf')}
        </h2>
        <div className={styles.buttons}>
          {(['left', 'right'] as const).map((side) => (
            <span key={side} className={styles.slot}>
              {overflow[side] && <ScrollButton side={side} scroller={scroller} />}
            </span>
          ))}
        </div>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys scroll this element */}
      <div ref={scroller} role="region" aria-labelledby={heading} tabIndex={0} className={styles.scroller}>
        <ul className={styles.row}>
          {technologies.map((technology) => (
            <li key={technology.key}>
              <TechnologyCard technology={technology} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
