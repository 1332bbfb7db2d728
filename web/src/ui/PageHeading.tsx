import type { ReactNode } from 'react';
import { useLingui } from '@lingui/react';
import { classes } from './classes.ts';
import styles from './PageHeading.module.css';

interface HeadingProps {
  title: ReactNode;
  /** A number in quiet beside the title. */
  count?: number | undefined;
  /** Quiet text under the title, at most 58 characters wide. */
  lead?: ReactNode;
  /** A line of badges or facts under that. */
  meta?: ReactNode;
  /** Buttons at the far end of the title's line. */
  actions?: ReactNode;
  /** The screen's primary action: at the far end, and on phones the pill under the thumb. Give a Button with an icon. */
  primary?: ReactNode;
}

/** The title of a page. It takes focus when asked to, so that a page can say where one has come to. */
export function PageHeading(props: HeadingProps): ReactNode {
  return <Heading {...props} level="h1" />;
}

/** The title of a part of a page. */
export function SectionHeading(props: HeadingProps): ReactNode {
  return <Heading {...props} level="h2" />;
}

function Heading({
  title,
  count,
  lead,
  meta,
  actions,
  primary,
  level: Level,
}: HeadingProps & { level: 'h1' | 'h2' }): ReactNode {
  const { locale } = useLingui().i18n;
  return (
    <div className={classes(styles.heading, Level === 'h1' ? styles.page : styles.section)}>
      <div className={styles.texts}>
        <Level className={styles.title} tabIndex={-1}>
          {title}
          {count !== undefined && (
            <>
              {' '}
              <span className={styles.count}>{count.toLocaleString(locale)}</span>
            </>
          )}
        </Level>
        {lead && <p className={styles.lead}>{lead}</p>}
        {meta && <div className={styles.meta}>{meta}</div>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
      {primary && <FloatingAction>{primary}</FloatingAction>}
    </div>
  );
}

/** Its one button stands in place on wide screens and floats at the thumb on phones. */
function FloatingAction({ children }: { children: ReactNode }): ReactNode {
  return <div className={styles.floating}>{children}</div>;
}
