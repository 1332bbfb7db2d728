import type { MessageId } from '@wishwell/text/messages.ts';
import type { ReactNode } from 'react';
import { Logo } from '../ui/illustrations/Logo.tsx';
import { paths } from '../paths.ts';
import { useAuthUser } from '../auth/session-context.tsx';
import { owner } from '../shell/owner.ts';
import { useText } from '../i18n/use-text.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { classes } from '../ui/classes.ts';
import styles from './AboutPage.module.css';
import { TechnologyCarousel } from './TechnologyCarousel.tsx';

const story: readonly MessageId[] = ['about.story1', 'about.story2', 'about.story3', 'about.story4', 'about.story5'];

/** Why this exists, told by its owner, and what it is made of (docs/specification.md §2). */
export function AboutPage(): ReactNode {
  const t = useText();
  const person = useAuthUser();
  return (
    <article className={styles.page}>
      <div className={styles.column}>
        <div className={styles.logo}>
          <Logo size={88} />
        </div>
        <h1 className={styles.title} tabIndex={-1}>
          {t('about.title')}
        </h1>
        <div className={styles.story}>
          {story.map((paragraph) => (
            <p key={paragraph}>{t(paragraph)}</p>
          ))}
          {owner.name && <p className={styles.signature}>{owner.name}</p>}
        </div>
        {!person && (
          <div className={classes(styles.action, person === undefined && 'undecided')}>
            <ButtonLink to={paths.login} size="large" icon="gift">
              {t('about.start')}
            </ButtonLink>
          </div>
        )}
      </div>
      <TechnologyCarousel />
    </article>
  );
}
