import type { ReactNode } from 'react';
import { HourglassDrawing } from '../ui/illustrations/tool-drawings.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';

/** In place of a page that is still to come: the specified sentence. */
export function UnderDevelopment({ children }: { children: string }): ReactNode {
  return <EmptyState picture={<HourglassDrawing />}>{children}</EmptyState>;
}
