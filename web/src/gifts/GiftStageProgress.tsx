import { giftStages, type GiftStage } from '@wishwell/contract/limits.ts';
import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { joinClassNames } from '../ui/join-class-names.ts';
import styles from './GiftStageProgress.module.css';

/** Shows the stage of a gift (such as "bought") as a word and as a progress bar. */
export function GiftStageProgress({ stage }: { stage: GiftStage }): ReactNode {
  const t = useText();
  const reached = giftStages.indexOf(stage);
  return (
    <p className={styles.stage}>
      <span className={styles.track} aria-hidden="true">
        {giftStages.map((one, index) => (
          <span key={one} className={joinClassNames(styles.part, index <= reached && styles.reached)} />
        ))}
      </span>
      <span>{t(`gifts.stage.${stage}`)}</span>
    </p>
  );
}
